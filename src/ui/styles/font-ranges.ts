/** The characters of English; accents and other signs are in a file that few pages need. */
export const BASIC =
  'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026'
export const LATIN = 'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+102, U+131, U+152-153, U+20AC, U+2212'
