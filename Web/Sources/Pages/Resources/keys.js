// SPDX-License-Identifier: GPL-3.0-or-later
// A box in which each key acts at once. Outside of it letters and digits belong to the reader.

const named = {
  ' ': 'space', Enter: 'enter', Tab: 'tab', Backspace: 'backspace', Insert: 'insert', Delete: 'delete',
  ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right', Home: 'home', End: 'end',
  PageUp: 'page-up', PageDown: 'page-down',
};

// The name that the game has for a key; undefined for one that is the browser's.
function name(event) {
  if (event.metaKey || event.isComposing) return undefined;
  const isFunction = /^F([1-9]|1[0-2])$/.test(event.key);
  const base = named[event.key] ?? (isFunction ? event.key.toLowerCase() : undefined);
  if (base) return (event.ctrlKey ? 'ctrl-' : '') + (event.altKey ? 'alt-' : '') + (event.shiftKey ? 'shift-' : '') + base;
  if ([...event.key].length !== 1) return undefined;
  // With these two the key is the browser's or the reader's, except where they make a letter.
  if ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph')) return undefined;
  return event.key;
}

export function isInKeys() { return document.activeElement?.id === 'keys'; }

export function enterKeys(press, leave) {
  const box = document.getElementById('keys');
  box.onkeydown = event => {
    if (event.key === 'Escape') {
      event.preventDefault();
      leave();
      return;
    }
    const key = name(event);
    if (key === undefined) return;
    event.preventDefault();
    press(key);
  };
  // Not there before: readers tell of a list that appears with a choice made in it.
  box.hidden = false;
  box.focus();
}
