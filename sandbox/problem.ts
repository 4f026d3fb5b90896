const TITLES = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Payload Too Large',
  421: 'Misdirected Request',
  500: 'Internal Server Error',
} as const

/** An error response in the format of Sanity's API; all parts of the sandbox use it. */
export function problem(statusCode: keyof typeof TITLES, message: string): Response {
  return Response.json(
    { statusCode, error: TITLES[statusCode], message },
    { status: statusCode, headers: { 'cache-control': 'no-store' } },
  )
}
