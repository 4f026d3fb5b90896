import { htmlToMarkdown } from '@mdream/js'
import type { MdreamOptions } from '@mdream/js'

/**
 * The text of a page as it is without scripts: decoration, controls and what the page hides are left out.
 * @param html of the page; its `<main>` counts
 * @param site of which the addresses are
 */
export function markdownOf(html: string, site: string): string {
  const [, main = html] = /<main\b[^>]*>([^]*)<\/main>/.exec(html) ?? []
  return (
    htmlToMarkdown(spaced(main), { ...options, origin: site })
      .trim()
      .replaceAll('\u00A0', ' ')
      // The library keeps a heading behind a picture of the same list item on its line.
      .replace(/^( *(?:-|\d+\.) )(\S.*?) (?=##)/gm, '$1$2\n\n  ')
  )
}

const options: MdreamOptions = {
  clean: { emptyImages: true, emptyLinkText: true, blankLines: true },
  plugins: {
    filter: {
      exclude: ['svg', 'input', 'select', 'textarea', 'button', 'noscript', '[hidden]'].concat(
        '[aria-hidden=true]',
        '[data-needs-script]',
        '[data-screen-only]',
        '[data-needs-app]',
      ),
    },
    // Else they stay HTML, or one word begins where another ends.
    tagOverrides: {
      address: 'p',
      cite: 'span',
      dd: 'p',
      details: 'div',
      dl: 'div',
      figcaption: 'p',
      label: 'span',
      legend: 'p',
      output: 'p',
      u: 'span',
    },
  },
}

const inline = 'a|b|bdi|button|cite|em|i|label|small|span|strong'

/**
 * Markup without empty elements, with terms, pictures and bricks that open in paragraphs, with the link
 * of a whole card on its heading, with a line for each `.block`, and with a space between words that only
 * the stylesheet keeps apart.
 */
function spaced(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<(b|i|span)\b[^>]*><\/\1>/g, '')
    .replace(/<(?:dt|summary)\b[^>]*>/g, '<p><strong>')
    .replace(/<\/(?:dt|summary)>/g, '</strong></p>')
    .replace(/<(\/?)picture\b[^>]*>/g, '<$1p>')
    .replace(/(<\/p>)<span\b([^>]*)>((?:[^<]|<svg[^]*?<\/svg>)*)<\/span>/g, '$1<p$2>$3</p>')
    .replace(/<button\b[^>]*popovertarget=[^>]*>([^]*?)<\/button>/gi, '<p>$1</p>')
    .replace(/(<a\b[^>]*>)((?:(?!<\/a>)[^])*)<\/a>/g, (whole, link: string, inside: string) =>
      /<h\d/.test(inside)
        ? inside.replace(/(<h\d\b[^>]*>)([^]*?)(<\/h\d>)/, `$1${link}$2</a>$3`)
        : whole,
    )
    .replace(
      /(<\/(?:b|small|span)>)(?=(?:<span\b[^>]*>)?<(?:b|small|span) class="(?:[^"]* )?block[ "])/g,
      '$1<br>',
    )
    .replace(new RegExp(`(</(?:${inline}|div)>)(?=<(?:${inline})\\b)`, 'g'), '$1 ')
    .replace(/(<\/b>)(?=\p{L})/gu, '$1 ')
    .replace(/([^\s>])(?=<(?:b|small|span|u)\b[^>]*>[^\s.,;:!?)’”])/g, '$1 ')
}
