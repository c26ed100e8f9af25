// SPDX-License-Identifier: GPL-3.0-or-later
// The place in front once more, as large as there is room. Readers are at the place itself, and hear nothing of it.

export function shrink() { document.getElementById('close-up')?.remove(); }

export function enlarge() {
  shrink();
  if (!document.documentElement.classList.contains('close-up')) return;
  const place = document.activeElement.closest('#table li') ?? document.querySelector('#table .cursor');
  if (!place) return;
  const copy = document.createElement('li');
  copy.id = 'close-up';
  copy.ariaHidden = 'true';
  // Of a pile that is fanned the card on top.
  const seen = [place.querySelector('span.name'), [...place.querySelectorAll('.drawing')].at(-1)].filter(Boolean);
  copy.append(...seen.length ? seen.map(node => node.cloneNode(true)) : [place.textContent.trim()]);
  // Rows that overlap are not drawn apart.
  (place.closest('.peaks') ?? place).after(copy);
}
