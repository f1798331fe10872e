import {
  BriefcaseIcon,
  DownloadIcon,
  FileCheckIcon,
  LayoutListIcon,
  LogOutIcon,
  PhoneIcon,
  RouteIcon,
  SmartphoneIcon,
  StethoscopeIcon,
  UserPlusIcon,
  UserRoundIcon,
  UserXIcon,
} from 'lucide-react'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { sexWord } from '#app/areas/access/patients/rules.ts'
import { memberInfoApi, memberListApi } from '#app/areas/account/members/contract.ts'
import { loadMarks, VisitMark } from '#app/areas/guide/cards/visit-mark.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { maskPhone } from '#kit/seal/mask.ts'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { address } from '#kit/wire/address.ts'
import { keepAgreed } from '#kit/wire/browser/common-params.ts'
import { behindGate } from '#kit/wire/load.ts'
import { privacy } from '../contract.ts'
import { RecommendSwitch } from '../parts/recommend-switch.tsx'
import { SocialCell } from '../parts/social-sheet.tsx'
import type { Route } from './+types/settings'

export { handle } from 'virtual:rows/R207'

export const clientLoader = behindGate(async ({ callApi }) => {
  const [user, { list }, { userPrivacy }, marks] = await Promise.all([
    callApi(getUserInfo, {}),
    callApi(memberListApi, { page_size: 50 }),
    callApi(privacy, {}),
    loadMarks(callApi),
  ])
  keepAgreed(userPrivacy.common.acceptRecommend)
  const self = list.find((member) => member.relation === 'self')
  const own = self && (await callApi(memberInfoApi, { member_id: self.member_id }))
  return { user, self: own, marks, ...userPrivacy.common }
})

export default function SettingsPage({ loaderData: { user, self, marks, acceptRecommend } }: Route.ComponentProps) {
  const back = '/account/settings'
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        <CellGroup title="我的资料">
          {self ? (
            <>
              <Cell
                start={<UserRoundIcon />}
                title={self.truename}
                note={`${sexWord(self.sex)} · ${self.age} 岁`}
                to={address('/account/memberedit', { member_id: self.member_id, redirect_url: back })}
              />
              <SocialCell social={self} />
            </>
          ) : (
            <Cell
              start={<UserPlusIcon />}
              title="完善本人资料"
              note="填写后才能预约和登记社保号"
              to={address('/account/memberedit', { redirect_url: back })}
            />
          )}
          <Cell start={<PhoneIcon />} title="登录手机" value={maskPhone(user.mobile)} />
        </CellGroup>
        <CellGroup title="隐私">
          <RecommendSwitch isOn={acceptRecommend === '1'} />
          <Cell
            start={<LayoutListIcon />}
            title="首页先看什么"
            note="自己选，如备孕、照看宝宝、慢病复诊"
            to="/account/interests"
          />
          <VisitMark marks={marks} />
          <Cell
            start={<RouteIcon />}
            title="合作方的页面"
            note="从哪一家进来的，在这里看，也从这里回去"
            to="/channel/index"
          />
          <Cell
            start={<FileCheckIcon />}
            title="授权与同意"
            note="用户协议、隐私政策、健康信息，查看或撤回"
            to="/account/consents"
          />
          <Cell
            start={<DownloadIcon />}
            title="查看和下载我的资料"
            note="平台保存的关于您的全部内容，可以看、保存、打印"
            to="/account/export"
          />
        </CellGroup>
        <CellGroup title="账号">
          <Cell
            start={<SmartphoneIcon />}
            title="登录的设备"
            note="看账号在哪里登录，退出不是您的"
            to="/account/sessions"
          />
          <Cell start={<LogOutIcon />} title="退出登录" to="/account/logout?callback=/account/index" />
          <Cell
            start={<StethoscopeIcon />}
            title="我是医生"
            note="接诊、回复问诊，用医生账号登录工作台"
            href="/workbench"
          />
          <Cell start={<BriefcaseIcon />} title="关于我们 · 招聘" note="合作医院正在招的岗位" to="/act/jobs" />
          <Cell start={<UserXIcon />} title="注销账号" note="删除账号和个人资料，无法恢复" to="/account/cancel" />
        </CellGroup>
      </div>
    </Frame>
  )
}
