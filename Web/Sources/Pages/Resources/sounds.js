// SPDX-License-Identifier: GPL-3.0-or-later
// Sounds of what happens, from where it happens.

let context;
const buffers = new Map();
// Between the beginnings of sounds that belong together, in seconds.
const step = 0.15;
// Between the beginnings of the tones while a card is in hand, in seconds.
const beat = 2;
let holding;
let held = null;

export function isLocked() { return !navigator.userActivation?.hasBeenActive; }

export function unlock() {
  if (isLocked()) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();
}

async function buffer(address) {
  if (!buffers.has(address)) {
    const answer = await fetch(address);
    if (!answer.ok) return null;
    const sound = await context.decodeAudioData(await answer.arrayBuffer());
    if (address.startsWith('/heard/')) return sound;
    buffers.set(address, sound);
  }
  return buffers.get(address);
}

// Starts a sound; gives its source, by which it can be ended.
export async function start(address, { pan = 0, volume = 1, delay = 0 } = {}) {
  if (!context) return null;
  const sound = await buffer(address);
  if (!sound) return null;
  const [source, gain, panner] = [context.createBufferSource(), context.createGain(), context.createStereoPanner()];
  source.buffer = sound;
  gain.gain.value = volume;
  panner.pan.value = pan;
  source.connect(gain).connect(panner).connect(context.destination);
  source.start(context.currentTime + delay);
  return source;
}

export function play(effects, volume) {
  if (!volume || !context) return;
  effects.filter(effect => effect.sound).forEach((effect, index) => {
    start(`/sounds/${effect.sound}.wav`, { pan: effect.pan, volume: volume / 100, delay: index * step });
  });
  for (const effect of effects.filter(effect => effect.isClip)) start(`/heard/${effect.number}.wav`);
}

// A quiet tone again and again while a card is in hand.
export function hold(wanted) {
  if (JSON.stringify(wanted) === JSON.stringify(held)) return;
  held = wanted;
  clearTimeout(holding);
  if (!wanted || !wanted.volume) return;
  const tone = () => {
    start('/sounds/pending.wav', { pan: wanted.pan, volume: wanted.volume / 100 });
    holding = setTimeout(tone, beat * 1000);
  };
  holding = setTimeout(tone, beat * 500);
}

const strengths = {
  light: { duration: 15, weak: 0.4, strong: 0 },
  medium: { duration: 40, weak: 0.6, strong: 0.4 },
  success: { duration: 120, weak: 0.8, strong: 0.8 },
};

export function vibrate(effects) {
  for (const { vibration } of effects) {
    const strength = strengths[vibration];
    if (!isLocked()) navigator.vibrate?.(strength.duration);
    for (const pad of navigator.getGamepads?.() ?? []) {
      pad?.vibrationActuator?.playEffect?.('dual-rumble', {
        duration: strength.duration, weakMagnitude: strength.weak, strongMagnitude: strength.strong,
      });
    }
  }
}
