import { useSyncExternalStore } from 'react'
import { type ClientLoaderFunctionArgs, data, replace } from 'react-router'
import { plainPath } from '#kit/text/plain-path.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
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
  const place = useWorkPlace()
  return (
    <Frame bar={{ title }}>
      {place ? (
        <Empty
          drawing="lost"
          title="这个页面找不到了"
          text="链接可能已经过期，或者地址有误。"
          action={<ButtonLink to={place}>回到工作台</ButtonLink>}
        />
      ) : (
        <NotFound />
      )}
    </Frame>
  )
}

/** Where somebody works who asked for an address there. The server writes one page for all unknown addresses and cannot say. */
const useWorkPlace = (): string | undefined =>
  useSyncExternalStore(
    staysAsItIs,
    () => /^\/(desk|workbench)(?=\/)/.exec(window.location.pathname)?.[0],
    () => undefined,
  )

const staysAsItIs = () => () => undefined
