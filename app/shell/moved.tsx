import { leadsTo } from 'virtual:moved'
import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { plainPath } from '#kit/text/plain-path.ts'

/** An address that moved leads on, with all that came along; where the document is asked for, the server does the same. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url)
  throw redirect((leadsTo[plainPath(pathname).toLowerCase()] ?? '/') + search)
}

export default function Moved() {
  return null
}
