import { renderStudio } from 'sanity'
import { readEnvironment } from './environment.ts'
import { hurryImages, signInLocalEditor } from './sandbox.ts'
import config from './sanity.config.ts'

const { sandbox, projectId } = readEnvironment(import.meta.env)
if (sandbox) {
  signInLocalEditor(projectId)
  hurryImages()
}
const element = document.querySelector<HTMLElement>('#sanity')
if (element !== null) renderStudio(element, config)
