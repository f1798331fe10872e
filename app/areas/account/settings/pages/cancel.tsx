import { useState } from 'react'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { behindGate } from '#kit/wire/load.ts'
import { cancelDesc, isCanCancel } from '../contract.ts'
import { CancelForm } from '../parts/cancel-form.tsx'
import { forgetThisDevice } from '../parts/forget-this-device.ts'
import { WhatCancellingMeans } from '../parts/what-cancelling-means.tsx'
import type { Route } from './+types/cancel'

export { handle } from 'virtual:rows/R208'

export const clientLoader = behindGate(async ({ callApi }) => {
  const [{ mobile }, said, { list }] = await Promise.all([
    callApi(getUserInfo, {}),
    callApi(cancelDesc, {}),
    callApi(isCanCancel, {}),
  ])
  return { mobile, said, unfinished: list }
})

export default function CancelPage({ loaderData: { mobile, said, unfinished } }: Route.ComponentProps) {
  const [isGone, setGone] = useState(false)
  if (isGone) return <Gone />
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        {unfinished.length > 0 && <Notice tone="warning">现在还不能注销，下面的事情办完就可以了。</Notice>}
        {unfinished.length > 0 && (
          <CellGroup>
            {unfinished.map(({ words, link }) => (
              <Cell key={`${link} ${words}`} title={words} to={link || undefined} />
            ))}
          </CellGroup>
        )}
        <WhatCancellingMeans said={said} />
        <Notice action={<ButtonLinkToExport />}>想留一份资料，请先下载。</Notice>
      </div>
      {unfinished.length === 0 && <CancelForm mobile={mobile} onGone={() => setGone(forgetThisDevice())} />}
    </Frame>
  )
}

function ButtonLinkToExport() {
  return (
    <ButtonLink kind="secondary" size="small" to="/account/export">
      去下载
    </ButtonLink>
  )
}

function Gone() {
  return (
    <Frame>
      <ResultPage
        state="done"
        title="账号已注销"
        text="所有设备都已退出登录。以后需要，随时可以用手机号重新注册。"
        actions={
          <ButtonLink to="/" replace>
            回到首页
          </ButtonLink>
        }
      />
    </Frame>
  )
}
