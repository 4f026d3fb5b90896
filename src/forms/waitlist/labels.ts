/** Words that the living form and its still picture share. */
export const labels = {
  build: 'Where do you want to build?',
  phoneHint: 'We will call this number once. Pick the country you live in.',
} as const
