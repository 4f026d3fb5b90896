import { lines, requiredLines, requiredText, template } from '#schemas/fields/fields.ts'
import { section } from '#schemas/fields/section.ts'

export const siteSearch = section({
  name: 'siteSearch',
  title: 'Search',
  icon: 'search',
  group: 'opening',
  line: 'finds guides, pages and questions',
  forReading: true,
  fields: [
    requiredText('heading', 'The title of the page.'),
    lines(
      'note',
      'Below the search field. It is shown only where the search works in the browser.',
    ),
    requiredText('start', 'The title above the lists, while nothing is typed.'),
    template('results', 'The title of the results.', ['query', 'count'], { needed: ['query'] }),
    template('corrected', 'The line below it where a word was misspelled.', ['query']),
    template('none', 'The title where nothing was found.', ['query'], { needed: ['query'] }),
    template('noneText', 'The paragraph below it; below it are the words that are found alone.', [
      'guides',
      'pages',
      'questions',
    ]),
    requiredText('loading', 'The title while the texts load, at the first search.'),
    requiredLines('loadingText', 'The paragraph below it.'),
    requiredText('failed', 'The title where they did not load.'),
    template('failedText', 'The paragraph below it.', ['query']),
  ],
})
