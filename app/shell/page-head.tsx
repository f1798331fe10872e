import { useLocation } from 'react-router'
import { canonicalOf } from './canonical.ts'
import { usePageHandle } from './page-handle.ts'
import { usePageOrigin } from './page-origin.ts'
import type { SharedPage } from './share/options.ts'
import { usual } from './share/usual.ts'

/** Letters of a description that a list of results shows. */
const MOST_LETTERS = 120

const cut = (text: string) => [...text.replace(/\s+/g, ' ').trim()].slice(0, MOST_LETTERS).join('')

interface PageHeadProps {
  /** Where the page's row in the route table does not say it well enough. */
  title?: string | undefined
  /** What the page says of itself to whoever it is sent to: it is found by the same words. */
  shared?: SharedPage | undefined
}

/** What the head of the document says of a page: to search engines, to chats that a link is pasted into, and to the browser's tab. */
export function PageHead({ title, shared = {} }: PageHeadProps) {
  const row = usePageHandle()
  const named = shared.title ?? title ?? row?.title
  if (!named) return null
  return (
    <>
      <title>{named}</title>
      {row && <ForOthers title={named} shared={shared} />}
    </>
  )
}

function ForOthers({ title, shared }: { title: string; shared: SharedPage }) {
  const row = usePageHandle()
  const { pathname, search } = useLocation()
  const origin = usePageOrigin()
  // Nobody is to find, or be sent, the pages of those who work here.
  if (/^\/(desk|workbench|sandbox|store)(\/|$)/i.test(pathname)) return <meta name="robots" content="noindex" />
  const address = origin + canonicalOf(row, pathname, search)
  const words = cut(shared.desc || `${title}。${usual.desc}`)
  // No chat draws an SVG.
  const drawn = shared.imgUrl && !/\.svg(\?|$)/.test(shared.imgUrl) ? shared.imgUrl : usual.picture
  const picture = new URL(drawn, `${origin}/`).href
  return (
    <>
      <meta name="description" content={words} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content={row?.shareable ? 'article' : 'website'} />
      <meta property="og:site_name" content="医路" />
      <meta property="og:locale" content="zh_CN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={words} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
    </>
  )
}
