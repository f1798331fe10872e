import { HeartPulseIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Frame } from '#app/shell/frame.tsx'
import { environmentOf } from '#kit/bridge/detect.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { inBrowser, type Loading } from '#kit/wire/load.ts'
import { appDownloadUrl } from '../contract.ts'
import { OpenApp } from '../parts/open-app.tsx'
import type { Route } from './+types/download'

export { handle } from 'virtual:rows/R138'

// The address depends on the phone: only the browser asks.
export const clientLoader = inBrowser(({ callApi }: Loading) => callApi(appDownloadUrl, {}))

export const HydrateFallback = () => (
  <Frame bar={{}}>
    <div className="p-16">
      <SkeletonList />
    </div>
  </Frame>
)

export default function DownloadPage({ loaderData: app }: Route.ComponentProps) {
  const hasApp = Boolean(app.android_url || app.ios_url || app.open_url)
  return (
    <Frame bar={{ title: hasApp ? '下载 App' : '放到桌面' }}>
      <div className="space-y-16 p-16">
        <div className="flex items-center gap-12 pt-8">
          <span className="flex size-48 shrink-0 items-center justify-center rounded-12 bg-accent text-28 text-on-accent">
            <HeartPulseIcon />
          </span>
          <div>
            <p className="text-22 font-semibold">医路</p>
            <p className="text-14 text-ink-2">
              挂号、候诊、问医生，<span className="inline-block">一路有人陪</span>
            </p>
          </div>
        </div>
        {hasApp ? <Doors app={app} /> : <Notice>这里还没有单独的 App，所有功能在网页里都能用，不需要下载。</Notice>}
        <OnHomeScreen system={app.system} />
        {!hasApp && (
          <ButtonLink wide to="/">
            继续用网页
          </ButtonLink>
        )}
      </div>
    </Frame>
  )
}

/** Only doors that lead somewhere. */
function Doors({ app }: { app: Route.ComponentProps['loaderData'] }) {
  const go = (address: string) => () => window.location.assign(address)
  const { isMessaging } = environmentOf(navigator.userAgent)
  const stores = [
    { text: '下载安卓版', url: app.system === 'ios' ? '' : app.android_url },
    { text: '下载苹果版', url: app.system === 'android' ? '' : app.ios_url },
  ].filter(({ url }) => url)
  return (
    <div className="space-y-12">
      {isMessaging && <Notice tone="warning">请点右上角，选择“在浏览器打开”，再下载或打开 App。</Notice>}
      {stores.map(({ text, url }) => (
        <Button key={text} wide onClick={go(url)}>
          {text}
        </Button>
      ))}
      {app.open_url && <OpenApp url={app.open_url} kind={stores.length > 0 ? 'secondary' : 'primary'} />}
      {stores.length === 0 && app.system !== 'other' && (
        <Notice>您的手机还没有对应的版本，可以先用网页，功能是一样的。</Notice>
      )}
    </div>
  )
}

const steps = {
  ios: ['用 Safari 打开首页', '点屏幕下方的“分享”', '选择“添加到主屏幕”，再点“添加”'],
  android: ['用手机自带的浏览器打开首页', '点浏览器的菜单', '选择“添加到桌面”或“添加到主屏幕”'],
  other: ['用浏览器打开首页', '打开浏览器的菜单', '选择“添加到主屏幕”，或者加入收藏夹'],
}

function OnHomeScreen({ system }: { system: keyof typeof steps }) {
  return (
    <Card title="把医路放到桌面">
      <ol className="space-y-12">
        {steps[system].map((step, at) => (
          <Step key={step} number={at + 1}>
            {step}
          </Step>
        ))}
      </ol>
    </Card>
  )
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex items-center gap-12 text-16">
      <span className="flex size-28 shrink-0 items-center justify-center rounded-full bg-tint text-14 font-medium text-accent-ink tabular-nums">
        {number}
      </span>
      {children}
    </li>
  )
}
