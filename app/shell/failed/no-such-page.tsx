import { data } from 'react-router'
import { Frame } from '../frame.tsx'
import { NotFound } from './not-found.tsx'

const title = '页面不存在'

export const loader = () => data(null, { status: 404 })

/** Keeps the browser from asking the server for nothing. */
export const clientLoader = () => null

export default function NoSuchPage() {
  return (
    <Frame bar={{ title }}>
      <title>{title}</title>
      <NotFound />
    </Frame>
  )
}
