import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { durations } from '#shared/limits.ts'
import { sourceFiles } from '#tests/support/source-files.ts'

const modules = sourceFiles('src', /\.module\.css$/)
const code = sourceFiles('src', /\.tsx?$/)

function definedClasses(css: string): Set<string> {
  const names = new Set<string>()
  postcss.parse(css).walkRules((rule) => {
    for (const [, name = ''] of rule.selector.matchAll(/\.([A-Za-z_][\w-]*)/g)) names.add(name)
  })
  return names
}

/** Names that the files importing this stylesheet take from it; all of them where one is taken by a variable. */
function usedClasses(stylesheet: string, css: string): Set<string> {
  const names = new Set<string>()
  for (const file of code) {
    for (const [, binding = '', source = ''] of file.text.matchAll(
      /import (\w+) from '([^']+\.module\.css)'/g,
    )) {
      const resolved = source.startsWith('#src/')
        ? source.slice(1)
        : path.join(path.dirname(file.path), source)
      if (resolved !== stylesheet) continue
      if (new RegExp(`\\b${binding}\\[\\w+\\]`).test(file.text)) return definedClasses(css)
      for (const [, name = ''] of file.text.matchAll(new RegExp(`\\b${binding}\\.(\\w+)`, 'g')))
        names.add(name)
      for (const [, name = ''] of file.text.matchAll(
        new RegExp(`\\b${binding}\\['([\\w-]+)'\\]`, 'g'),
      ))
        names.add(name)
    }
  }
  return names
}

describe('styles', () => {
  test('there are stylesheets to check', () => {
    expect(modules.length).toBeGreaterThan(10)
  })

  test.each(modules.map((file) => [file.path, file.text]))(
    '%s defines exactly the classes that are used',
    (file, css) => {
      expect([...definedClasses(css)].toSorted()).toEqual([...usedClasses(file, css)].toSorted())
    },
  )

  test('each class that the site shares is used', () => {
    const words = new Set(code.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []))
    const shared = definedClasses(readFileSync('src/ui/styles/utilities.css', 'utf8'))
    expect([...shared].filter((name) => !words.has(name))).toEqual([])
  })

  test('raw colors live in tokens.css alone', () => {
    const found = sourceFiles('src', /\.css$/)
      .filter((file) => !file.path.endsWith('tokens.css'))
      .flatMap((file) => {
        const css = file.text.replace(/url\([^)]*\)/g, '').replace(/\/\*[\s\S]*?\*\//g, '')
        const colors = css.match(
          /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(|:\s*(?:white|black|red|green|blue)\b/gi,
        )
        return colors ? [`${file.path}: ${colors.join(' ')}`] : []
      })
    expect(found).toEqual([])
  })

  test('every token that is used is defined', () => {
    const all = sourceFiles('src', /\.(css|tsx?)$/)
      .map((file) => file.text)
      .join('\n')
    const defined = new Set([...all.matchAll(/(--[\w-]+)['"]?\s*[:,]/g)].map(([, name]) => name))
    const used = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
    expect([...used].filter((name) => !defined.has(name))).toEqual([])
  })

  // Written in tokens.css, where the layout's widths and the scale of spaces are.
  const onScale = sourceFiles('src', /\.css$/).filter((file) => !file.path.endsWith('tokens.css'))

  test('a layout changes at one of four widths', () => {
    const found = onScale.flatMap((file) =>
      [...file.text.matchAll(/@media([^{]*)/g)]
        .flatMap(
          ([, query = '']) => query.replace(/height[^)]*/g, '').match(/[\d.]+(?:px|r?em)/g) ?? [],
        )
        .filter((width) => !['22.5em', '43.75em', '60em', '67.5em'].includes(width))
        .map((width) => `${file.path}: ${width}`),
    )
    expect(found).toEqual([])
  })

  test('spaces come from the scale, except in drawings and in computed ones', () => {
    const found: string[] = []
    for (const file of onScale)
      postcss
        .parse(file.text)
        .walkDecls(/^(row-gap|column-gap|gap|padding|margin)/, ({ prop, value }) => {
          const plain = value.replace(/\w+\((?:[^()]|\([^()]*\))*\)/g, '')
          for (const [, number] of plain.matchAll(/\b([\d.]+)px/g))
            if (Number(number) > 3 && Number(number) <= 128)
              found.push(`${file.path}: ${prop}: ${value}`)
        })
    expect(found).toEqual([])
  })
})

test.each([
  ['a toast leaves', durations.toastExit, 'm-toast-out'],
  ['a team card turns', durations.cardFlip, 'm-flip'],
  ['the carousel moves', durations.carouselSlide, 'm-slide'],
])('while %s, the script waits %i ms, as long as the animation takes', (_what, duration, token) => {
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8')
  const [, milliseconds] = new RegExp(`--${token}: (\\d+)ms`).exec(tokens) ?? []
  expect(Number(milliseconds)).toBe(duration)
})
