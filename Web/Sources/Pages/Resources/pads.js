// SPDX-License-Identifier: GPL-3.0-or-later
// Gamepads, by the standard layout of browsers.

const buttons = [
  'a', 'b', 'x', 'y', 'left-shoulder', 'right-shoulder', 'left-trigger', 'right-trigger', 'back', 'start',
  'left-stick', 'right-stick', 'up', 'down', 'left', 'right',
];
// In milliseconds: before a direction that is held acts again, between its repeats, and after which A held is another button.
const [firstRepeat, repeat, longPress] = [400, 150, 500];
const repeating = ['up', 'down', 'left', 'right'];
const held = new Map();

function pressed(pad) {
  const names = new Set(buttons.filter((_, index) => pad.buttons[index]?.pressed));
  const stick = (x, y, name) => {
    if (pad.axes[x] < -0.5) names.add(name('left'));
    if (pad.axes[x] > 0.5) names.add(name('right'));
    if (pad.axes[y] < -0.5) names.add(name('up'));
    if (pad.axes[y] > 0.5) names.add(name('down'));
  };
  stick(0, 1, direction => direction);
  stick(2, 3, direction => `right-stick-${direction}`);
  return names;
}

// - press gets the name of a button, news whether a gamepad has come or gone.
export function watchPads(press, news) {
  const look = now => {
    const pads = [...navigator.getGamepads()].filter(Boolean);
    const names = new Set(pads.flatMap(pad => [...pressed(pad)]));
    for (const name of names) {
      const due = held.get(name);
      if (due === undefined) {
        held.set(name, now + (name === 'a' ? longPress : firstRepeat));
        if (name !== 'a') press(`pad-${name}`);
      } else if (now >= due && (repeating.includes(name) || name === 'a')) {
        press(name === 'a' ? 'pad-a-long' : `pad-${name}`);
        held.set(name, name === 'a' ? Infinity : now + repeat);
      }
    }
    for (const [name, due] of held) {
      if (names.has(name)) continue;
      if (name === 'a' && due !== Infinity) press('pad-a');
      held.delete(name);
    }
    if (pads.length) requestAnimationFrame(look);
    else isWatching = false;
  };
  let isWatching = false;
  const begin = () => {
    if (isWatching) return;
    isWatching = true;
    requestAnimationFrame(look);
  };
  window.addEventListener('gamepadconnected', () => {
    news('connected');
    begin();
  });
  window.addEventListener('gamepaddisconnected', () => news('disconnected'));
}
