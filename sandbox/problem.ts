const TITLES = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Payload Too Large',
  421: 'Misdirected Request',
  500: 'Internal Server Error',
} as const

/** An error answer in the shape of Sanity's API, which every other part of the sandbox shares. */
export function problem(statusCode: keyof typeof TITLES, message: string): Response {
  return Response.json(
    { statusCode, error: TITLES[statusCode], message },
    { status: statusCode, headers: { 'cache-control': 'no-store' } },
  )
}
