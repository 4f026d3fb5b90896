import { Hono } from 'hono'
import { isRecord } from '#shared/json.ts'
import { performAction } from './actions.ts'
import { errorResponse, jsonResponse } from '#sandbox/content-api/responses.ts'
import { isAuthorized, unauthorized } from '#sandbox/content-api/identity.ts'
import { createRevisionId } from '#sandbox/content-api/store/revision-id.ts'
import { ParamError, readObject } from '#sandbox/content-api/query/request.ts'
import { writeTransaction } from '#sandbox/content-api/mutate/write.ts'
import type { Context } from 'hono'
import type { ContentApiContext } from '#sandbox/content-api/context.ts'

/** `POST /data/actions/{dataset}`: publish, unpublish and so on; one transaction per request. */
export function actionRoutes(api: ContentApiContext): Hono {
  const routes = new Hono()
  routes.post('/:version{v[^/]+}/data/actions/:dataset', async (context) => {
    if (!isAuthorized(context.req.raw)) return unauthorized()
    try {
      return await act(context, api)
    } catch (error) {
      return errorResponse(error)
    }
  })
  return routes
}

async function act(context: Context, api: ContentApiContext): Promise<Response> {
  const { actions, transactionId: asked, dryRun } = await readObject(context.req.raw)
  const list: unknown[] = Array.isArray(actions) ? actions : [actions]
  if (actions === undefined || list.length === 0) throw new ParamError('No actions provided.')
  const transactionId = typeof asked === 'string' && asked !== '' ? asked : createRevisionId()
  writeTransaction(api, { transactionId, dryRun: dryRun === true }, (open) => {
    list.forEach((action, index) => performAction(open, action, index))
  })
  for (const action of list) {
    if (isRecord(action) && action['actionType'] === 'sanity.action.release.import')
      api.log(
        `The release "${String(action['releaseId'])}" was left out: there are no releases here.`,
      )
  }
  return jsonResponse({ transactionId }, api.fillPlaceholders)
}
