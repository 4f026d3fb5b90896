import { requiredLines, requiredText } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const welcome = section({
  name: 'welcome',
  title: 'Welcome with receipt',
  icon: 'checkmark-circle',
  group: 'opening',
  line: 'headline of a thank-you page, with the receipt',
  fields: [
    requiredText('heading', 'The largest title of the page.'),
    requiredLines('lead', 'The paragraph below the title.'),
    members('actions', 'action', 'Up to two buttons: the first is filled, the second is not.', {
      title: 'Buttons',
      max: 2,
    }),
    requiredText('bookedTitle', 'Above the receipt of the waitlist, once a call was booked.'),
    requiredLines('bookedText', 'Below that title, with the time of the call.'),
    requiredLines('unknownTime', 'Instead of the time, where the scheduler does not tell it.'),
    requiredText('eventTitle', 'The name of the call in the calendar of the visitor.'),
    requiredLines('eventText', 'The note in that calendar. The reference is added to it.'),
  ],
})
