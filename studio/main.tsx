import { renderStudio } from 'sanity'
import { readEnvironment } from './environment.ts'
import config from './sanity.config.ts'
import { signInLocalEditor } from './sign-in.ts'

const { sandbox, projectId } = readEnvironment(import.meta.env)
if (sandbox) signInLocalEditor(projectId)
const element = document.querySelector<HTMLElement>('#sanity')
if (element !== null) renderStudio(element, config)
