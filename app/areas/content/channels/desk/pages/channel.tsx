import { deskChannelHome } from '#app/areas/home/desk/contract.ts'
import { cityListV11 } from '#app/areas/location/contract.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { QrCode } from '#kit/ui/qr-code.tsx'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { deskChannel } from '../contract.ts'
import { EditorsCard } from '../parts/editors-card.tsx'
import { HomeForm } from '../parts/home-form.tsx'
import { LookForm } from '../parts/look-form.tsx'
import { PicksCard } from '../parts/picks-card.tsx'
import { RulesForm } from '../parts/rules-form.tsx'
import type { Route } from './+types/channel'

export { handle } from 'virtual:rows/desk-channel'

const load = async ({ callApi, query }: Loading) => {
  const channel = await callApi(deskChannel, { channel: readId(query, 'channel') })
  if (channel.may_manage !== 1) return { channel, cities: [], home: undefined }
  const [cities, home] = await Promise.all([
    callApi(cityListV11, {}),
    callApi(deskChannelHome, { channel: channel.channel }),
  ])
  return { channel, cities: cities.list, home }
}
export const clientLoader = behindStaffGate(load)

export default function DeskChannelPage({ loaderData: { channel, cities, home } }: Route.ComponentProps) {
  const mayManage = channel.may_manage === 1
  return (
    <DeskFrame
      title={`${channel.title}（${channel.channel}）`}
      note="改了什么，十几秒后从这个渠道来的人就能看到。"
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/channels">
          返回渠道
        </ButtonLink>
      }
    >
      <div className="grid items-start gap-16 wide:grid-cols-2">
        <LookForm key={`look ${channel.channel}`} channel={channel} />
        <div className="space-y-16">
          <PhoneCard url={channel.page_url} isOn={channel.is_on === 1} />
          {mayManage && <RulesForm key={`rules ${channel.channel}`} channel={channel} cities={cities} />}
          {home && <HomeForm key={home.path} channel={channel.channel} home={home} />}
          {mayManage && <EditorsCard channel={channel} />}
        </div>
        {channel.picks.map(({ kind, list }) => (
          <PicksCard key={kind} channel={channel.channel} kind={kind} list={list} />
        ))}
      </div>
    </DeskFrame>
  )
}

/** The page as it is now, to be looked at on a phone. */
const PhoneCard = ({ url, isOn }: { url: string; isOn: boolean }) => (
  <Card title="在手机上看">
    {isOn ? (
      <div className="flex flex-wrap items-center gap-16">
        <div className="w-128">
          <QrCode text={url} alt="渠道页面的二维码" />
        </div>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-target min-w-0 items-center text-14 break-all text-accent-ink"
        >
          {url}
        </a>
      </div>
    ) : (
      <p className="text-14 text-ink-2">启用后这里有二维码。现在从这个渠道来的人看到的是平常的医路。</p>
    )}
  </Card>
)
