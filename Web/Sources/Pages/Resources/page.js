// SPDX-License-Identifier: GPL-3.0-or-later
// Answers without a reload. Nothing here is needed to play.

import { enlarge, shrink } from './closeup.js';
import { enterKeys, isInKeys } from './keys.js';
import { watchPads } from './pads.js';
import { hold, isLocked, play, unlock, vibrate } from './sounds.js';
import { hush, say, sayByBrowser } from './voice.js';

const live = document.getElementById('live');
// Elsewhere the field would open a keyboard on the screen.
const isFine = matchMedia('(pointer: fine)').matches;
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

// What the page itself tells. The game's own voice is the server's, which may be gone.
function inform(text) {
  announce(text);
  const state = document.getElementById('state');
  if (state) [state.textContent, state.hidden] = [text, false];
  if (main().dataset.voice !== 'reader') sayByBrowser([live.firstChild], main().dataset);
}

function sentence(line) {
  const text = line.textContent.trim();
  return /[.!?:。！？।؟…]$/.test(text) ? text : text + '.';
}

// Whether the connection was lost, and is back.
let isFound = false;

// What has not been told yet, whoever asked for it; a hidden tab leaves it to the one in front.
function tell() {
  const fresh = [...document.querySelectorAll('#said p, #now-lines p')]
    .filter(line => Number(line.dataset.number) > heard)
    .sort((one, other) => one.dataset.number - other.dataset.number);
  const effects = JSON.parse(main().dataset.effects);
  const since = heard;
  heard = Math.max(heard, Number(main().dataset.last));
  if (document.visibilityState !== 'visible') return;
  const found = isFound ? [main().dataset.found] : [];
  isFound = false;
  if (main().dataset.voice === 'reader') {
    announce([...found, ...fresh.map(sentence)].join(' '));
  } else {
    announce(found.join());
    say(fresh, main().dataset);
  }
  play(effects.effects.filter(effect => effect.number > since), effects.volume);
  vibrate(effects.effects.filter(effect => effect.number > since && effect.vibration));
  hold(effects.hold);
}

// What goes goes last, when there is somewhere for the focus to go before.
const gone = [];

function remove() {
  const focused = document.activeElement;
  if (gone.some(node => node.contains(focused))) next(focused).focus();
  for (const node of gone) node.remove();
  gone.length = 0;
}

// The place that was chosen last by its button.
let chosen;

// In a list the entry that was chosen there before, or its first; from anywhere else the answer. Who puts
// a card back is where it was chosen.
function next(focused) {
  const isLeft = node => !gone.some(old => old.contains(node));
  const entries = [...document.querySelectorAll('#choices ol button')].filter(isLeft);
  // What is typed next has a field.
  if (isFine && main().dataset.typing === 'text') return document.getElementById('line');
  const isListed = focused.closest('#choices, #table') && entries.length > 0;
  if (!isListed) return document.getElementById('now');
  const isBack = !focused.closest('li');
  const isMeant = entry => entry.dataset.focus || isBack && entry.closest('li').dataset.key === chosen;
  return entries.find(isMeant) ?? entries[0];
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
  if (!['sound-hint', 'keys'].includes(mine.id)) copyAttributes(mine, theirs);
  // What has a name is found by it, whatever has come or gone before it.
  const names = new Set([...theirs.children].map(called));
  let here = mine.firstChild;
  const drop = () => {
    const node = here;
    here = here.nextSibling;
    gone.push(node);
  };
  for (const node of theirs.childNodes) {
    const name = called(node);
    const old = name && [...mine.children].find(child => !gone.includes(child) && called(child) === name);
    if (old) while (here !== old) drop();
    if (here && called(here) === name) {
      const next = here.nextSibling;
      adopt(here, node);
      here = next;
    } else {
      mine.insertBefore(document.importNode(node, true), here);
      if (here && called(here) && !names.has(called(here))) drop();
    }
  }
  while (here) drop();
}

function called(node) {
  return node.id || node.getAttribute?.('data-key') || node.getAttribute?.('aria-labelledby') || undefined;
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
  // A code is typed on a page of its own, and so is what lets a guest in.
  if (page.getElementById('code') || page.getElementById('enter')) return location.replace('/');
  if (notice) return inform(sentence(notice));
  const theirs = page.querySelector('main');
  // What a server before the game's says, which does not reach it.
  if (!theirs) throw new Error('not a page of the game');
  copyAttributes(document.documentElement, page.documentElement);
  document.title = page.title;
  shrink();
  adopt(main(), theirs);
  remove();
  place();
  tell();
  // What only eyes need comes last: it has the browser lay out the page.
  enlarge();
  const said = document.getElementById('said');
  said.scrollTop = said.scrollHeight;
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

// One after the other, so that what is typed ahead comes in its order.
function send(fields, path = '/') {
  unlock();
  hush();
  const sent = tail.then(() => post(fields, path));
  tail = sent.catch(() => {});
  return sent;
}

async function post(fields, path) {
  const answer = await fetch(path, { method: 'POST', body: fields, headers: { 'X-Aloud': 'part' } });
  if (answer.redirected) return location.assign(answer.url);
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
  const number = event.submitter?.closest('li')?.dataset.key.split(' ').at(-1);
  if (number) chosen = `place ${number}`;
  const fields = isPicture ? new FormData(form) : new URLSearchParams(new FormData(form));
  if (event.submitter?.name) fields.set(event.submitter.name, event.submitter.value);
  if (form.id === 'typing') {
    form.reset();
    fields.delete('turn');
  }
  send(fields, form.getAttribute('action')).catch(() => {
    lose();
    // It can be sent once more.
    if (form.id === 'typing') form.elements.line.value ||= fields.get('line');
  });
});

// Single keys.
const press = name => send(new URLSearchParams({ key: name })).catch(lose);
document.body.classList.add('scripted');
document.addEventListener('click', event => {
  if (event.target.id !== 'keys-enter') return;
  wantsKeys = true;
  send(new URLSearchParams({ typing: 'keys' })).catch(lose);
  enterKeys(press, () => document.getElementById('keys-enter').focus());
});
// Whoever goes elsewhere has left the box, but for the field where a text is asked for.
document.addEventListener('focusin', event => {
  const isText = main().dataset.typing === 'text' && event.target.id === 'line';
  if (!wantsKeys || isText || event.target.id === 'keys') return;
  wantsKeys = false;
  // Not at once: where the box goes along with the focus, Orca says nothing of where that is.
  setTimeout(() => { document.getElementById('keys').hidden ||= !wantsKeys; }, 500);
  send(new URLSearchParams({ typing: 'lines' })).catch(lose);
});
// Not by the pointer: what is pressed would move away from under it. Its answer enlarges it.
document.addEventListener('focusin', event => { if (event.target.matches(':focus-visible')) enlarge(); });
watchPads(press, news => send(new URLSearchParams({ pad: news })).catch(lose));

// What comes unasked, and whether anybody is there.
let [isLost, isEnded] = [false, false];
function lose() {
  isLost = true;
  inform(isEnded ? main().dataset.ended : main().dataset.lost);
}
function listen() {
  const events = new EventSource('/events');
  events.addEventListener('open', () => {
    if (!isLost) return;
    [isLost, isFound] = [false, true];
    tail = tail.then(refresh).catch(lose);
  });
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) {
      // Nobody sits there any more; whoever asks for the page begins anew, or is told why not.
      tail = tail.then(refresh).then(isThere => isThere && listen()).catch(() => {
        if (!isLost) lose();
        listenLater();
      });
    } else if (!isLost) {
      lose();
    }
  });
  events.addEventListener('message', event => {
    tail = tail.then(() => {
      if (Number(event.data) > Number(main().dataset.version)) return refresh();
    }).catch(lose);
  });
  events.addEventListener('over', () => {
    events.close();
    // Who left by this tab has the way back in front.
    if (document.getElementById('choices')) inform(main().dataset.over);
  });
  events.addEventListener('elsewhere', () => {
    events.close();
    inform(main().dataset.elsewhere);
  });
  events.addEventListener('out', () => {
    events.close();
    // The answer says that the session was ended.
    tail = tail.then(refresh).catch(lose);
  });
  events.addEventListener('move', () => {
    events.close();
    isLost = true;
    inform(main().dataset.moves);
    listenLater();
  });
  events.addEventListener('end', () => {
    events.close();
    isEnded = true;
    inform(main().dataset.ended);
  });
}
listen();

// Not all at once, whoever lost the same server.
function listenLater() { setTimeout(listen, 300 + Math.random() * 1000); }

// Browsers are silent until the player does something.
const hint = document.getElementById('sound-hint');
hint.hidden = !isLocked() || !JSON.parse(main().dataset.effects).volume;
for (const kind of ['keydown', 'pointerdown']) document.addEventListener(kind, unlock, { once: true });
// Not before: what is pressed would move away from under the pointer.
for (const kind of ['keyup', 'click']) document.addEventListener(kind, () => { hint.hidden = true; }, { once: true });
document.addEventListener('keydown', event => { if (!event.repeat) hush(); }, true);

if (isFine && location.hash !== '#now') document.getElementById('line')?.focus();
