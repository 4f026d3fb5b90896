import { lines, text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const welcome = section({
  name: 'welcome',
  title: 'Welcome with receipt',
  icon: 'checkmark-circle',
  group: 'opening',
  line: 'headline of a thank-you page, with the receipt',
  fields: [
    text('heading', 'The largest title of the page.', { required: true }),
    lines('lead', 'The paragraph below the title.', { required: true }),
    members('actions', 'action', 'Up to two buttons: the first is filled, the second is not.', {
      title: 'Buttons',
      max: 2,
    }),
    text('bookedTitle', 'Above the receipt of the waitlist, once a call was booked.', {
      required: true,
    }),
    lines('bookedText', 'Below that title, with the time of the call.', { required: true }),
    lines('unknownTime', 'Instead of the time, where the scheduler does not tell it.', {
      required: true,
    }),
    text('eventTitle', 'The name of the call in the calendar of the visitor.', { required: true }),
    lines('eventText', 'The note in that calendar. The reference is added to it.', {
      required: true,
    }),
  ],
})
