import { AccessibilityIcon } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { homeBlocks } from '#app/areas/home/contract.ts'
import { useVip } from '#app/areas/membership/cards/use-vip.ts'
import { setElder, useElder } from '#app/shell/elder.ts'
import { Frame } from '#app/shell/frame.tsx'
import { TabBar } from '#app/shell/tab-bar.tsx'
import { useCounts } from '#app/shell/use-counts.ts'
import { Switch } from '#kit/ui/switch.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { MyNumbers } from '../parts/my-numbers.tsx'
import { MyOrders } from '../parts/my-orders.tsx'
import { Tiles } from '../parts/tiles.tsx'
import { tilesOf } from '../parts/tiles-of.ts'
import { type User, WhoAmI } from '../parts/who-am-i.tsx'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R201'

const load = ({ callApi }: Loading) => callApi(homeBlocks, {})
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function AccountPage({ loaderData: { tabs } }: Route.ComponentProps) {
  const isSignedIn = useSession() !== null
  const { user, hasFailed, ask } = useWho()
  const { revalidate } = useRevalidator()
  const askAgain = () => {
    ask()
    // The counts are asked for again with it.
    revalidate()
  }
  const counts = useCounts()
  const vip = useVip(user?.user_id)
  return (
    <Frame bar={{}} bottom={<TabBar shown={tabs} />}>
      <div className="space-y-16 p-16">
        <WhoAmI
          user={user}
          isSignedIn={isSignedIn}
          level={counts?.level_name}
          onRetry={hasFailed ? askAgain : undefined}
        />
        <MyNumbers counts={counts} />
        <MyOrders counts={counts} />
        {tilesOf({ counts, vip, isSignedIn: user !== undefined }).map(({ title, tiles }) => (
          <Tiles key={title} title={title} tiles={tiles} />
        ))}
        <div className="overflow-hidden rounded-12 bg-card shadow-soft">
          <ElderSwitch />
        </div>
      </div>
    </Frame>
  )
}

/** Who is signed in; a visitor is asked nothing. */
const useWho = () => {
  const key = useSession()
  const [who, setWho] = useState<{ key: string; user: User | undefined }>()
  const ask = useCallback(() => {
    if (key === null) return
    callApi(getUserInfo, {}).then(
      (user) => setWho({ key, user }),
      () => setWho({ key, user: undefined }),
    )
  }, [key])
  useEffect(ask, [ask])
  const own = who?.key === key ? who : undefined
  return { user: own?.user, hasFailed: own !== undefined && !own.user, ask }
}

function ElderSwitch() {
  const elder = useElder()
  return (
    <Switch start={<AccessibilityIcon />} note="字更大，页面更简单" checked={elder} onChange={() => setElder(!elder)}>
      长辈版
    </Switch>
  )
}
