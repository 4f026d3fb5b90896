import { head, requiredText } from '#schemas/fields/fields.ts'
import { action, video } from '#schemas/fields/link-fields.ts'
import { crops, image } from '#schemas/fields/image.ts'
import { section } from '#schemas/fields/section.ts'

export const videoBlock = section({
  name: 'videoBlock',
  title: 'Video',
  icon: 'play',
  group: 'offer',
  line: 'a video that loads when it is asked for',
  fields: [
    ...head(),
    requiredText('watchLabel', 'The words on the button that opens the video.'),
    video(
      'videoUrl',
      'A video or recording on YouTube, Vimeo, Wistia, Loom, Dailymotion, SoundCloud or Spotify, or a file (/media/…). It loads when a visitor asks for it.',
    ),
    image('poster', 'The picture before the video is started.', { crops: crops.video }),
    action('action', 'The button below the video.'),
  ],
})
