import besley from './fonts/besley-latin-700.woff2?url'
import figtree from './fonts/figtree-latin-400-700.woff2?url'

/**
 * Loads the two web fonts; until they are here, stand-ins of the same measure are drawn (tokens.css).
 * By script, so that they never compete with the first view. A font that fails leaves its stand-in.
 */
export function loadWebFonts(): void {
  // One static cut of Besley stands for both of its weights: 18 kB instead of 30.
  void load('Besley Variable', besley, '600 700')
  void load('Figtree Variable', figtree, '400 700')
}

async function load(family: string, address: string, weight: string): Promise<void> {
  try {
    document.fonts.add(
      await new FontFace(family, `url(${address}) format("woff2")`, { weight }).load(),
    )
  } catch {
    // The stand-in stays.
  }
}
