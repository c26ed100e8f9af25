// SPDX-License-Identifier: GPL-3.0-or-later
// Answers without a reload. Nothing here is needed to play.

import { enterKeys, isInKeys } from './keys.js';
import { watchPads } from './pads.js';
import { hold, isLocked, play, unlock, vibrate } from './sounds.js';
import { hush, say } from './voice.js';

const live = document.getElementById('live');
const main = () => document.querySelector('main');
let heard = Number(main().dataset.last);
let isOdd = false;
let clearing;

// One node an answer; a text that repeats differs by a space that is not heard, or it is not told.
function announce(text) {
  if (!text) return;
  clearTimeout(clearing);
  isOdd = !isOdd;
  const node = document.createElement('p');
  node.textContent = text + (isOdd ? '\u00a0' : '');
  live.replaceChildren(node);
  clearing = setTimeout(() => live.replaceChildren(), 10000);
}

function sentence(line) {
  const text = line.textContent.trim();
  return /[.!?:。！？।؟…]$/.test(text) ? text : text + '.';
}

// What has not been told yet, whoever asked for it; a hidden tab leaves it to the one in front.
function tell() {
  const fresh = [...document.querySelectorAll('#said p, #now-lines p')]
    .filter(line => Number(line.dataset.number) > heard)
    .sort((one, other) => one.dataset.number - other.dataset.number);
  const effects = JSON.parse(main().dataset.effects);
  const since = heard;
  heard = Math.max(heard, Number(main().dataset.last));
  if (document.visibilityState !== 'visible') return;
  if (main().dataset.voice === 'reader') announce(fresh.map(sentence).join(' '));
  else say(fresh, main().dataset);
  play(effects.effects.filter(effect => effect.number > since), effects.volume);
  vibrate(effects.effects.filter(effect => effect.number > since && effect.vibration));
  hold(effects.hold);
}

// Buttons stay where they are and change their words: a reader that stands on one stays there.
function adopt(mine, theirs) {
  if (mine.nodeType !== theirs.nodeType || mine.nodeName !== theirs.nodeName) {
    leave(mine);
    mine.replaceWith(document.importNode(theirs, true));
    return;
  }
  if (mine.nodeType === Node.TEXT_NODE) {
    if (mine.data !== theirs.data) mine.data = theirs.data;
    return;
  }
  if (mine.id !== 'sound-hint' && mine.id !== 'key-mode') copyAttributes(mine, theirs);
  const [old, fresh] = [[...mine.childNodes], [...theirs.childNodes]];
  fresh.forEach((node, index) => {
    if (index < old.length) adopt(old[index], node);
    else mine.append(document.importNode(node, true));
  });
  for (const node of old.slice(fresh.length)) {
    leave(node);
    node.remove();
  }
}

function copyAttributes(mine, theirs) {
  for (const name of mine.getAttributeNames()) {
    if (!theirs.hasAttribute(name)) mine.removeAttribute(name);
  }
  for (const name of theirs.getAttributeNames()) {
    const value = theirs.getAttribute(name);
    if (mine.getAttribute(name) !== value) mine.setAttribute(name, value);
  }
}

// The focus goes before its node does, or what is announced then is lost.
function leave(node) {
  if (node.contains(document.activeElement)) document.getElementById('now').focus();
}

function show(text) {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const notice = page.getElementById('notice');
  if (notice) return announce(sentence(notice));
  const title = document.title;
  const focused = document.activeElement;
  copyAttributes(document.documentElement, page.documentElement);
  document.title = page.title;
  adopt(main(), page.querySelector('main'));
  // Another list is read from its beginning.
  if (title !== page.title && focused?.form?.id === 'choices') {
    document.querySelector('#choices button')?.focus();
  }
  const said = document.getElementById('said');
  said.scrollTop = said.scrollHeight;
  place();
  tell();
}

// A text is typed in the field, whatever keys do otherwise.
function place() {
  const field = document.getElementById('line');
  if (main().dataset.typing === 'text' && isInKeys()) field?.focus();
  else if (main().dataset.typing === 'line' && wantsKeys && document.activeElement === field) {
    document.getElementById('keys')?.focus();
  }
}

let wantsKeys = false;
let tail = Promise.resolve();
let isSending = 0;

// One after the other, so that what is typed ahead comes in its order.
function send(fields, path = '/') {
  unlock();
  hush();
  isSending += 1;
  const sent = tail.then(() => post(fields, path)).finally(() => { isSending -= 1; });
  tail = sent.catch(() => {});
  return sent;
}

async function post(fields, path) {
  const answer = await fetch(path, { method: 'POST', body: fields, headers: { 'X-Aloud': 'part' } });
  show(await answer.text());
}

async function refresh() {
  const answer = await fetch('/', { headers: { 'X-Aloud': 'part' } });
  show(await answer.text());
  return answer.ok;
}

document.addEventListener('submit', event => {
  const form = event.target;
  if (form.getAttribute('action') !== '/' && form.id !== 'picture') return;
  event.preventDefault();
  const isPicture = form.id === 'picture';
  const fields = isPicture ? new FormData(form) : new URLSearchParams(new FormData(form));
  if (event.submitter?.name) fields.set(event.submitter.name, event.submitter.value);
  if (form.id === 'typing') {
    form.reset();
    fields.delete('turn');
  }
  send(fields, form.getAttribute('action')).catch(lose);
});

// Single keys.
const press = name => send(new URLSearchParams({ key: name })).catch(lose);
document.getElementById('key-mode')?.removeAttribute('hidden');
document.addEventListener('click', event => {
  if (event.target.id !== 'keys-enter') return;
  wantsKeys = true;
  send(new URLSearchParams({ typing: 'keys' })).catch(lose);
  enterKeys(press, () => {
    wantsKeys = false;
    send(new URLSearchParams({ typing: 'lines' })).catch(lose);
    document.getElementById('keys-enter').focus();
  });
});
watchPads(press, news => send(new URLSearchParams({ pad: news })).catch(lose));

// What comes unasked, and whether anybody is there.
let isLost = false;
function lose() {
  if (isLost) return;
  isLost = true;
  announce(main().dataset.lost);
}
function find() {
  if (!isLost) return;
  isLost = false;
  announce(main().dataset.found);
}
function listen() {
  const events = new EventSource('/events');
  events.addEventListener('open', find);
  events.addEventListener('error', () => {
    lose();
    // Nobody sits there any more; whoever asks for the page begins anew.
    if (events.readyState === EventSource.CLOSED) refresh().then(isThere => isThere && listen()).catch(() => {});
  });
  events.addEventListener('message', event => {
    if (isSending || Number(event.data) <= Number(main().dataset.version)) return;
    tail = tail.then(() => {
      if (Number(event.data) > Number(main().dataset.version)) return refresh();
    }).catch(lose);
  });
  events.addEventListener('over', () => {
    events.close();
    // Who left by this tab has the way back in front.
    if (document.getElementById('choices')) announce(main().dataset.over);
  });
  events.addEventListener('end', () => {
    events.close();
    announce(main().dataset.ended);
  });
}
listen();

// Browsers are silent until the player does something.
const hint = document.getElementById('sound-hint');
hint.hidden = !isLocked() || !JSON.parse(main().dataset.effects).volume;
for (const kind of ['keydown', 'pointerdown']) document.addEventListener(kind, unlock, { once: true });
// Not before: what is pressed would move away from under the pointer.
for (const kind of ['keyup', 'click']) document.addEventListener(kind, () => { hint.hidden = true; }, { once: true });
document.addEventListener('keydown', event => { if (!event.repeat) hush(); }, true);

if (matchMedia('(pointer: fine)').matches && location.hash !== '#now') document.getElementById('line')?.focus();
