import { useEffect, useState } from 'react'
import { isFirstNickname } from '#app/areas/access/patients/rules.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { channelUserInfo } from '../contract.ts'

const wordsTo = (name: string): string => (name === '' || isFirstNickname(name) ? '您好' : `您好，${name}`)

/** Who is signed in is greeted by their name, if they have given one; nothing for visitors. Its line keeps its room, so that nothing moves. */
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
  return <p className="min-h-24 text-14">{known && known.key === key && wordsTo(known.name)}</p>
}
