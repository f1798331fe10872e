import { useEffect, useState } from 'react'
import { SignInForm } from '#app/areas/access/staff/cards/sign-in-form.tsx'
import { SignInPage } from '#app/areas/access/staff/cards/sign-in-page.tsx'
import { deskDemoStaff } from '#app/areas/access/staff/contract.ts'
import { systemClock } from '#kit/time/clock.ts'
import { Notice } from '#kit/ui/notice.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { readMark } from '../cards/at-store.ts'
import { type BoundDevice, readFacts, storeDb, writeFacts } from '../cards/store-db.ts'
import { storeLogin } from '../contract.ts'

export { handle } from 'virtual:rows/R261'

type Bound = CallOutput<typeof storeLogin>

/** What the sign-in says of what is on the phone already. */
interface Before {
  device: BoundDevice | undefined
  unsent: number
  words: string | undefined
}

export default function StoreLoginPage() {
  const [before, setBefore] = useState<Before>()
  useEffect(() => {
    lookBefore().then(setBefore)
  }, [])
  const enter = async (bound: Bound) => {
    await writeFacts('device', {
      fid: bound.fid,
      accessToken: bound.access_token,
      unitUserId: bound.unit_user_id,
      staffName: bound.staff_name,
      unitId: bound.unit_id,
      unitName: bound.unit_name,
      label: phoneName(),
      wrongPins: 0,
      touchedAt: systemClock.now().getTime(),
    })
    await navigator.storage?.persist?.().catch(() => false)
    location.replace('/store/checks')
  }
  return (
    <SignInPage
      title="门店 App"
      whose="门店员工登录，登录后和这台手机绑定"
      forgotten="忘记密码，先请本院管理员申请重置。"
    >
      <div className="space-y-12">
        {before?.words && <Notice tone="warning">{before.words}</Notice>}
        <SignInForm
          save={async (given, send) => {
            const same = before?.device && { fid: before.device.fid, access_token: before.device.accessToken }
            return send(storeLogin, { ...given, label: phoneName(), ...same })
          }}
          onSaved={(bound) => void enter(bound)}
          listDemo={() => callApi(deskDemoStaff, {})}
        />
      </div>
    </SignInPage>
  )
}

const lookBefore = async (): Promise<Before> => {
  try {
    const device = await readFacts('device')
    const scans = device ? await (await storeDb()).getAll('scans') : []
    const unsent = scans.filter(({ outcome }) => outcome === undefined).length
    return { device, unsent, words: wordsBefore(device, unsent) }
  } catch {
    return { device: undefined, unsent: 0, words: '无痕窗口里存不住没发出的核销，不能用门店 App。请用普通窗口打开。' }
  }
}

const wordsBefore = (device: BoundDevice | undefined, unsent: number): string | undefined => {
  if (new URLSearchParams(location.search).has('wiped')) return '这台手机已被吊销，上面的门店数据已经清除。'
  if (device && unsent > 0) return `还有 ${unsent} 个核销没有发出，请由${device.unitName}的员工登录，登录后自动补发。`
  const mark = device ? undefined : readMark()
  if (mark && mark.unsent > 0)
    return `浏览器清理了这台手机的数据，${mark.unitName}有 ${mark.unsent} 个核销没来得及发出，请告诉管理员。`
  return mark && '浏览器清理过这台手机的数据，请重新登录。'
}

/** What the phone is called at the desk. */
const phoneName = (): string => {
  const agent = navigator.userAgent
  if (/iPhone/.test(agent)) return 'iPhone'
  if (/iPad/.test(agent)) return 'iPad'
  return /Android/.test(agent) ? '安卓手机' : '电脑'
}
