import { useState } from 'react'
import { callStore, markBound } from '#app/areas/store-app/devices/cards/at-store.ts'
import { type BoundDevice, wipeStore } from '#app/areas/store-app/devices/cards/store-db.ts'
import { storeLogout } from '#app/areas/store-app/devices/contract.ts'
import { listScans, meetServer } from '#app/areas/store-app/redeeming/cards/till.ts'
import { isUnsent } from '#app/areas/store-app/redeeming/rules/queue.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'

/** Ends the binding of the phone; never while something on it has not been sent. */
export function SignOut({ device: { fid, accessToken, label } }: { device: BoundDevice }) {
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [words, setWords] = useState<string>()
  const leave = async () => {
    setBusy(true)
    setWords(undefined)
    try {
      await meetServer()
      if ((await listScans()).some(isUnsent)) return setWords('还有核销没发出，先连上网，发完再退出')
      await callStore(storeLogout, { fid, access_token: accessToken })
      await wipeStore()
      markBound(undefined)
      location.replace('/store/login')
    } catch {
      setWords('没有网，退出要联网')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button kind="text" wide onClick={() => setAsking(true)}>
        退出登录
      </Button>
      <Dialog
        open={isAsking}
        title="退出门店 App？"
        confirmText="退出"
        danger
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={leave}
      >
        这台{label}上的门店数据会清除。
        {words && (
          <p role="alert" className="pt-8 text-danger">
            {words}
          </p>
        )}
      </Dialog>
    </>
  )
}
