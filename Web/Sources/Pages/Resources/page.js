// SPDX-License-Identifier: GPL-3.0-or-later
// Answers without a reload. Nothing here is needed to play.
'use strict';

const live = document.getElementById('live');
let isOdd = false;
let clearing;

// One node an answer; a text that repeats differs by a space that is not heard, or it is not told.
function announce(text) {
  clearTimeout(clearing);
  isOdd = !isOdd;
  const node = document.createElement('p');
  node.textContent = text + (isOdd ? '\u00a0' : '');
  live.replaceChildren(node);
  clearing = setTimeout(() => live.replaceChildren(), 10000);
}

function spoken(lines) {
  return [...lines.querySelectorAll('p')].map(line => {
    const text = line.textContent.trim();
    return /[.!?:。！？।؟…]$/.test(text) ? text : text + '.';
  }).join(' ');
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
  if (mine.id === 'live') return;
  for (const name of mine.getAttributeNames()) {
    if (!theirs.hasAttribute(name)) mine.removeAttribute(name);
  }
  for (const name of theirs.getAttributeNames()) {
    if (mine.getAttribute(name) !== theirs.getAttribute(name)) mine.setAttribute(name, theirs.getAttribute(name));
  }
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

// The focus goes before its node does, or what is announced then is lost.
function leave(node) {
  if (node.contains(document.activeElement)) document.getElementById('now').focus();
}

async function send(form, button) {
  const fields = new URLSearchParams(new FormData(form));
  if (button && button.name) fields.set(button.name, button.value);
  const answer = await fetch('/', { method: 'POST', body: fields, headers: { 'X-Aloud': 'part' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.documentElement.lang = page.documentElement.lang;
  document.documentElement.dir = page.documentElement.dir;
  document.title = page.title;
  adopt(document.querySelector('main'), page.querySelector('main'));
  const field = document.getElementById('line');
  if (form.id === 'typing') field.value = '';
  const said = document.getElementById('said');
  said.scrollTop = said.scrollHeight;
  announce(spoken(document.getElementById('now-lines')));
}

document.addEventListener('submit', event => {
  event.preventDefault();
  send(event.target, event.submitter).catch(() => event.target.submit());
});

if (matchMedia('(pointer: fine)').matches && location.hash !== '#now') document.getElementById('line')?.focus();
