// SPDX-License-Identifier: GPL-3.0-or-later
// The voices that are no screen reader's: the browser's, and the game's own. Either is silent as soon as a key is pressed.

import { start } from './sounds.js';

let source;
// Counts what was begun to be said, so that what has been silenced says no more.
let turn = 0;

export function hush() {
  turn += 1;
  if (window.speechSynthesis?.speaking || window.speechSynthesis?.pending) speechSynthesis.cancel();
  try { source?.stop(); } catch { /* It has not begun. */ }
  source = null;
}

export function say(lines, manner) {
  if (!lines.length) return;
  hush();
  if (manner.voice === 'browser') sayByBrowser(lines, manner);
  else sayByGame(lines, manner, turn);
}

export function sayByBrowser(lines, manner) {
  const usual = document.documentElement.lang;
  for (const line of lines) {
    for (const part of line.childNodes) {
      if (!part.textContent.trim()) continue;
      const said = new SpeechSynthesisUtterance(part.textContent);
      said.lang = part.lang || usual;
      said.rate = Math.min(Math.max(Number(manner.rate), 0.3), 6);
      said.pitch = Number(manner.pitch);
      said.volume = Number(manner.volume);
      window.speechSynthesis?.speak(said);
    }
  }
}

async function sayByGame(lines, manner, mine) {
  for (const line of lines) {
    const begun = await start(`/heard/${line.dataset.number}.wav`);
    if (mine !== turn) {
      begun?.stop();
      return;
    }
    if (!begun) continue;
    source = begun;
    await new Promise(done => { begun.onended = done; });
    if (mine !== turn) return;
  }
}
