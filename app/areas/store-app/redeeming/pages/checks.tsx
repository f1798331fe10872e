import { useEffect, useState, useSyncExternalStore } from 'react'
import { StoreFrame } from '#app/areas/store-app/devices/cards/store-frame.tsx'
import { listScans, onTill, tillState } from '../cards/till.ts'
import { CodeList } from '../parts/code-list.tsx'
import { Counter } from '../parts/counter.tsx'
import { ScanList } from '../parts/scan-list.tsx'
import type { Scan } from '../rules/queue.ts'

export { handle } from 'virtual:rows/R263'

export default function StoreChecksPage() {
  return <StoreFrame here="/store/checks">{() => <Checks />}</StoreFrame>
}

function Checks() {
  const [scans, setScans] = useState<readonly Scan[]>([])
  const [round, setRound] = useState(0)
  const state = useSyncExternalStore(onTill, tillState, tillState)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the queue did is to be seen
  useEffect(() => {
    listScans().then(setScans, () => undefined)
  }, [state, round])
  return (
    <div className="space-y-16 p-16">
      <Counter onChecked={() => setRound(round + 1)} />
      <ScanList scans={scans} />
      <CodeList />
    </div>
  )
}
