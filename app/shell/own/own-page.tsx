import { useLocation } from 'react-router'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { session } from '#kit/wire/browser/session.ts'
import { signInAddress } from '#kit/wire/browser/way-back.ts'
import { inBrowser, type Load } from '#kit/wire/load.ts'
import { Frame } from '../frame.tsx'

/** The `clientLoader` of an open page about what is one's own: nothing is asked for a visitor, who gets `undefined`. */
export const ownIfSignedIn = <T,>(load: Load<T>) => {
  const loader = inBrowser<T | undefined>(async (loading) => (session.read() === null ? undefined : load(loading)))
  return Object.assign(loader, { hydrate: true as const })
}

/** What a visitor sees there. */
export function SignInFirst({ title }: { title: string }) {
  const { pathname, search } = useLocation()
  return (
    <Frame bar={{}}>
      <Empty
        title={title}
        text="登录后就能看到，只有您自己看得见。"
        action={<ButtonLink to={signInAddress(pathname + search)}>登录</ButtonLink>}
      />
    </Frame>
  )
}
