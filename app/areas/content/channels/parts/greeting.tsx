import { useEffect, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { channelUserInfo } from '../contract.ts'

/** Who is signed in is greeted by their name; nothing for visitors. Its line keeps its room, so that nothing moves. */
export function Greeting() {
  const key = useSession()
  const [known, setKnown] = useState<{ key: string; name: string }>()
  useEffect(() => {
    if (key === null) return
    callApi(channelUserInfo, {}).then(
      ({ nickname }) => setKnown({ key, name: nickname }),
      () => undefined,
    )
  }, [key])
  return <p className="min-h-24 text-14">{known && known.key === key && known.name && `您好，${known.name}`}</p>
}
