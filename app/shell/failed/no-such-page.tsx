import { type ClientLoaderFunctionArgs, data, replace } from 'react-router'
import { plainPath } from '#kit/text/plain-path.ts'
import { Frame } from '../frame.tsx'
import { NotFound } from './not-found.tsx'

const title = '页面不存在'

export const loader = () => data(null, { status: 404 })

/** An address that the server would have found by its other spelling is found; else the server is not asked for nothing. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  const { pathname, search, hash } = new URL(request.url)
  const plain = plainPath(pathname)
  if (plain !== pathname) throw replace(plain + search + hash)
  return null
}

export default function NoSuchPage() {
  return (
    <Frame bar={{ title }}>
      <NotFound />
    </Frame>
  )
}
