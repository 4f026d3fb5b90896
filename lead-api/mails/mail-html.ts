import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

// Mail programs know neither stylesheets nor variables: these are the values of src/ui/styles/tokens.css.
const INK = '#14241C'
const QUIET = '#5B584D'
const LINE = '#CFC7B6'
const TEXT = "font-family:'Figtree','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const HEADLINE = "font-family:'Besley','Rockwell','Roboto Slab',Georgia,serif;font-weight:700"

/** A piece of a mail; every value in it is escaped. */
export type Piece = HtmlEscapedString | Promise<HtmlEscapedString>

interface Letter {
  language: string
  dir: string
  subject: string
  /** What a list of mails shows beside the subject. */
  preview: string
  heading: string
  /** How many bricks are above the heading, and their color. */
  bricks: { count: number; color: 'green' | 'laterite' }
  pieces: readonly Piece[]
}

/** A whole mail of 600 px; it reads well without pictures, and there are none. */
export async function letter(mail: Letter): Promise<string> {
  const { language, dir, subject, preview, heading, bricks, pieces } = mail
  const color = bricks.color === 'green' ? '#1B6B43' : '#A93C17'
  const brick = `<span style="display:inline-block;width:40px;height:12px;margin-inline-end:3px;background:${color};border-radius:2px;"></span>`
  const page = await html`<!doctype html>
    <html lang="${language}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>${subject}</title>
      </head>
      <body
        dir="${dir}"
        style="margin:0;padding:0;background:#F4F2EB;color:${INK};${raw(TEXT)};font-size:16px;line-height:1.5;"
      >
        <div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
        <div style="max-width:600px;margin:0 auto;background:#FFFFFF;padding:24px 24px 28px;">
          <div aria-hidden="true" style="font-size:0;line-height:0;">
            ${raw(brick.repeat(bricks.count))}
          </div>
          <h1
            style="margin:0;padding:14px 0 0;${raw(HEADLINE)};font-size:28px;line-height:1.15;letter-spacing:-.02em;"
          >
            ${heading}
          </h1>
          ${pieces}
        </div>
      </body>
    </html>`
  return String(page)
}

/** A line of text. */
export function line(text: Piece | string, top = 8): Piece {
  return html`<p style="margin:0;padding-top:${top}px;">${text}</p>`
}

/** Small print. */
export function quiet(text: Piece | string, top = 4): Piece {
  return html`<p style="margin:0;padding-top:${top}px;color:${QUIET};font-size:15px;">${text}</p>`
}

/** A name or a reference, in the letters of headlines. */
export function large(text: string, size: number): Piece {
  return html`<p style="margin:0;${raw(HEADLINE)};font-size:${size}px;line-height:1.2;">
    <bdi>${text}</bdi>
  </p>`
}

export function bold(text: string, top = 20): Piece {
  return html`<p style="margin:0;padding-top:${top}px;font-weight:600;">${text}</p>`
}

/** Names with their values, one a line. */
export function rows(list: readonly (readonly [name: string, value: string])[]): Piece {
  return html`<div style="margin-top:6px;border-top:2px solid ${INK};">
    ${list.map(
      ([name, value]) =>
        html`<p style="margin:0;padding:9px 0;border-bottom:1px solid ${LINE};">
          <span style="display:inline-block;width:136px;color:${QUIET};">${name}</span>
          <b style="display:inline-block;font-weight:600;"><bdi>${value}</bdi></b>
        </p>`,
    )}
  </div>`
}

/** Links that look like buttons; the first is filled. */
export function buttons(list: readonly { label: string; address: string | undefined }[]): Piece {
  const links = list.filter(({ address }) => address !== undefined)
  return html`<div style="padding-top:12px;">
    ${links.map(({ label, address }, index) => {
      const colors =
        index === 0
          ? 'background:#A93C17;color:#FFFFFF;border:2px solid #A93C17'
          : `background:#FFFFFF;color:${INK};border:2px solid ${INK}`
      return html`<a
        href="${address}"
        style="display:inline-block;margin:0 4px 6px 0;padding:11px 14px;${colors};border-radius:3px;font-weight:600;text-decoration:none;text-align:center;"
        >${label}</a
      >`
    })}
  </div>`
}

export function rule(): Piece {
  return html`<div style="height:1px;margin:20px 0;background:${LINE};font-size:0;line-height:0;">
    &nbsp;
  </div>`
}

export function link(label: string, address: string): Piece {
  return html`<a href="${address}" style="color:${QUIET};">${label}</a>`
}
