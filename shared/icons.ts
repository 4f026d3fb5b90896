/** Outlines on a 24 grid, drawn with a 2px square stroke; a part after `|` is filled instead. */
export const icons = {
  alert: 'M12 3 2 20h20L12 3ZM12 10v4M12 17v.5',
  'arrow-left': 'M20 12H5M11 6l-6 6 6 6',
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  'arrow-up': 'M12 20V5M6 11l6-6 6 6',
  bank: 'M4 9h16L12 4 4 9ZM6 9v8M10.5 9v8M13.5 9v8M18 9v8M3 20h18',
  calculator:
    'M5 3h14v18H5zM8 7h8M8.5 12h.01M12 12h.01M15.5 12h.01M8.5 16.5h.01M12 16.5h.01M15.5 16.5h.01',
  cash: 'M3 6h18v12H3zM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0ZM6.5 9.5v5M17.5 9.5v5',
  chart: 'M4 20V4M4 20h16M8 16v-4M12.5 16V8M17 16v-6',
  'chevron-down': 'm6 9 6 6 6-6',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM12 7v5l3.5 2',
  compass: 'M12 4v3M12 7 6 20M12 7l6 13M8 15h8',
  cross: 'm6 6 12 12M18 6 6 18',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
  facebook:
    '|M14 21v-8h3l.5-3.5H14V7.5C14 6.5 14.5 6 15.5 6H17.5V3H15c-3 0-4.5 1.8-4.5 4.2v2.3H8V13h2.5v8',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
  flag: 'M5 21V4h14l-3 4.5L19 13H5',
  gavel: 'm13 5 6 6M10 8l6 6M11.5 6.5l3 3M4 20l8-8M3 21h9',
  gift: 'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7S10.5 3 8 3.5 8.5 7 12 7ZM12 7s1.5-4 4-3.5S15.5 7 12 7Z',
  helmet: 'M3 17h18M5 17v-3a7 7 0 0 1 14 0v3M10 7V5h4v2M10 7v5M14 7v5',
  house: 'M4 20V10l8-6 8 6v10H4Z M10 20v-6h4v6',
  instagram: 'M4 4h16v16h-16zM8.3 12a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0ZM16.8 7.2h.01',
  key: 'M4 16a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM11 13l9-9M16 8l3 3',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  linkedin:
    '|M4 9h3v11H4zM4 4h3v3H4zM10 9h3v1.8c.6-1.2 1.8-2 3.5-2 2.8 0 3.5 1.9 3.5 4.7V20h-3v-5.8c0-1.6-.4-2.6-1.8-2.6s-2.2 1-2.2 2.7V20h-3z',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  globe:
    'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM3 12h18M12 3c3 2.5 4 5.5 4 9s-1 6.5-4 9c-3-2.5-4-5.5-4-9s1-6.5 4-9Z',
  menu: 'M3 6h18M3 12h18M3 18h12',
  'no-limit': 'M8.5 8a4 4 0 1 0 0 8c3 0 4.5-8 7-8a4 4 0 1 1 0 8c-3 0-4.5-8-7-8Z',
  phone:
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1Z',
  pin: 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11ZM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z',
  play: 'M8 5v14l11-7z|M8 5v14l11-7z',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM16 16l5 5',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 11H4v10h16V11h-2',
  shield: 'M12 3 5 6v6c0 4 3 7 7 9 4-2 7-5 7-9V6l-7-3Z M9 12l2.2 2.2L15.5 10',
  tick: 'm4 12.5 5.5 5.5L20 7',
  tower: 'M4 20V9h7v11M11 20V4h9v16M3 20h18M14 8h3M14 12h3M14 16h3',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  truck:
    'M3 6h11v10H3zM14 10h4l3 3v3h-7M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM15 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
  upload: 'M12 16V5M7 9.5 12 4.5l5 5M4 16v4h16v-4',
  users:
    'M3 20v-2a5 5 0 0 1 5-5h2a5 5 0 0 1 5 5v2M16 13a5 5 0 0 1 5 5v2M5.5 7a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0ZM15 3.8a3.5 3.5 0 0 1 0 6.4',
  wallet: 'M4 6h14v4M4 6v13h16v-9H4M15 14.5h2',
  'x-social': 'm4 4 16 16M20 4 4 20',
  youtube: 'M3 6h18v12H3z|m10 9.5 5 2.5-5 2.5z',
} as const

export type IconName = keyof typeof icons
