import type { Locator, Page } from '@playwright/test'
import { forms, pdf } from '#tests/e2e/support/lead-forms.ts'
import { expect, failedRequests, test } from '#tests/e2e/support/leads.ts'
import { expectNoSidewaysScroll } from '#tests/e2e/support/test.ts'

test.use({ expected: failedRequests })
test.skip(({ isMobile }) => isMobile, 'files are the same on every screen')

function file(name: string, buffer: Buffer = pdf, mimeType = 'application/pdf') {
  return { name, mimeType, buffer }
}

async function choose(page: Page, files: Parameters<Locator['setInputFiles']>[0]) {
  const form = await forms.funding.open(page)
  await form.locator('[name=uploadedFiles]').setInputFiles(files)
  return form
}

function uploaded(form: Locator): Locator {
  return form.getByText(/^\d+ bytes, uploaded$/)
}

test('an upload whose connection breaks can be tried again; the others stand', async ({
  page,
  leadApi,
}) => {
  leadApi.freshSockets = true
  const form = await choose(page, file('first.pdf'))
  await expect(uploaded(form)).toHaveCount(1)
  await leadApi.inject({ call: 'upload-put', drop: 'before', times: 1 })
  await form.locator('[name=uploadedFiles]').setInputFiles(file('second.pdf'))
  await expect(form.getByText('File upload failed. Try again')).toBeVisible()
  await expect(uploaded(form)).toHaveCount(1)
  await form.getByRole('button', { name: 'Retry second.pdf' }).click()
  await expect(uploaded(form)).toHaveCount(2)
})

test('on a phone the result of an upload lies on no file and on no button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await choose(page, file('plan.pdf'))
  const told = page.getByText('Uploaded Successfully')
  // The pointer holds it there.
  await told.hover()
  const below = await told.evaluate((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect()
    const points = [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const))
    const found = points.flatMap(([x, y]) => document.elementsFromPoint(x, y))
    return found.filter((element) => element.matches('li, button, input')).length
  })
  expect(below).toBe(0)
  await expect(told).toBeVisible()
})

test('a cancelled upload is really ended, and says so', async ({ page, leadApi }) => {
  await leadApi.inject({ call: 'upload-put', status: 200, delayMs: 40_000, times: 1 })
  const ended = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT')
  const asked = page.waitForRequest((request) => request.method() === 'PUT')
  const form = await choose(page, file('plan.pdf'))
  await asked
  await form.getByRole('button', { name: 'Cancel plan.pdf' }).click()
  await expect(page.getByText('Signture Upload Aborted').first()).toBeVisible()
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
  expect((await leadApi.leads('upload')).flatMap(({ files }) => files)).toEqual([])
})

test('two files of one name are both kept, and only the one that is removed goes', async ({
  page,
  leadApi,
}) => {
  const longer = Buffer.concat([pdf, Buffer.from('% and a second page')])
  const form = await choose(page, [file('plan.pdf'), file('plan.pdf', longer)])
  await expect(uploaded(form)).toHaveCount(2)
  // They travel side by side: which arrives first is nobody's promise.
  const files = (await leadApi.leads('upload')).flatMap((lead) => lead.files)
  expect(new Set(files.map(({ key }) => key)).size).toBe(2)
  const second = files.find(({ bytes }) => bytes === longer.length)
  await form.getByRole('button', { name: 'Remove plan.pdf' }).first().click()
  await expect(uploaded(form)).toHaveCount(1)
  await forms.funding.fill(form)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(forms.funding.thanks)).toBeVisible()
  const [lead] = await leadApi.leads('funding')
  expect(lead?.body['uploadedFiles']).toEqual([
    { S3Key: second?.key, Bucket: 'documents', type: 'application/pdf' },
  ])
})

test('names that climb, turn the writing direction, or never end stay names', async ({
  page,
  leadApi,
}) => {
  const names = ['../../etc.pdf', '\u202Efdp.exe.pdf', '🏗.pdf', `${'a'.repeat(300)}.pdf`]
  const form = await choose(
    page,
    names.map((name) => file(name)),
  )
  await expect(
    page.getByRole('region', { name: 'Notifications' }).locator('bdi').first(),
  ).toBeVisible()
  await expect(uploaded(form)).toHaveCount(4)
  expect(await form.locator('li bdi').allTextContents()).toEqual(names)
  await expectNoSidewaysScroll(page)
  const signed = await leadApi.leads('upload')
  expect(JSON.stringify(signed)).not.toMatch(/etc\.pdf|exe|🏗|a{9}/)
})

test('of fifty files at once ten are taken, three at a time', async ({ page, leadApi }) => {
  await leadApi.inject({ call: 'upload-put', delayMs: 150, store: true })
  let most = 0
  const running = new Set<object>()
  page.on('request', (request) => {
    if (request.method() === 'PUT') running.add(request)
    most = Math.max(most, running.size)
  })
  page.on('requestfinished', (request) => void running.delete(request))
  const form = await choose(
    page,
    Array.from({ length: 50 }, (_, index) => file(`${index + 1}.pdf`)),
  )
  await expect(uploaded(form)).toHaveCount(10, { timeout: 20_000 })
  await expect(form.getByText('Not sent: 10 files are the most.')).toHaveCount(40)
  expect(leadApi.seen.filter(({ call }) => call === 'upload-put')).toHaveLength(10)
  expect(most).toBe(3)
})
