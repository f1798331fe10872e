import { ActButton } from '#app/desk-shell/act-button.tsx'
import { Button } from '#kit/ui/button.tsx'
import {
  deskStaffReset,
  deskStaffResetApprove,
  deskStaffResetCancel,
  deskStaffSessions,
  deskStaffSwitch,
} from '../contract.ts'
import type { Given } from './given-code.tsx'
import type { Member } from './staff-dialog.tsx'

interface ActsProps {
  row: Member
  onEdit: () => void
  onGiven: (given: Given) => void
  onDone: () => void
}

/** What can be done with a member of staff. */
export function StaffActs({ row, onEdit, onGiven, onDone }: ActsProps) {
  const isOn = row.is_on === 1
  return (
    <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8">
      <Button kind="text" size="small" onClick={onEdit}>
        修改
      </Button>
      <ActButton
        call={deskStaffReset}
        input={{ staff_id: row.staff_id, second_factor: row.second_factor }}
        kind="text"
        confirm={{
          title: `为 ${row.name} 申请重置密码？`,
          text: `您会得到一个重置码，交给本人。本人还要有第二个码才能设置新密码：另一位管理员的同意码、本人的动态验证码或恢复码。在那之前什么都不变，本人会看到是您申请的${row.second_factor === 1 ? '；之后动态验证码要重新绑定' : ''}。`,
          yes: '申请重置',
        }}
        said={() => '已申请，请把重置码交给本人'}
        onDone={(reply) => {
          onGiven({ kind: 'reset', name: row.name, login_name: reply.login_name, secret: reply.reset_code })
          onDone()
        }}
      >
        重置密码
      </ActButton>
      <ActButton
        call={deskStaffSessions}
        input={{ staff_id: row.staff_id }}
        kind="text"
        said={({ ended_num }) => (ended_num > 0 ? `${row.name} 已退出登录` : `${row.name} 现在没有登录`)}
        onDone={onDone}
      >
        退出登录
      </ActButton>
      {row.reset && <ResetActs row={row} onGiven={onGiven} onDone={onDone} />}
      <ActButton
        call={deskStaffSwitch}
        input={{ staff_id: row.staff_id, is_on: isOn ? 0 : 1 }}
        kind="text"
        {...(isOn && {
          confirm: {
            title: `停用 ${row.name}？`,
            text: '在这里马上退出登录，之后不能再来这里工作。可以随时启用。',
            yes: '停用',
            danger: true,
          },
        })}
        said={({ is_waiting }) =>
          is_waiting === 1 ? '这要另一位管理员同意，已提出申请' : isOn ? `已停用 ${row.name}` : `已启用 ${row.name}`
        }
        onDone={onDone}
      >
        {isOn ? '停用' : '启用'}
      </ActButton>
    </div>
  )
}

function ResetActs({ row, onGiven, onDone }: Omit<ActsProps, 'onEdit'>) {
  return (
    <>
      {row.reset?.is_mine === 0 && (
        <ActButton
          call={deskStaffResetApprove}
          input={{ staff_id: row.staff_id }}
          kind="text"
          confirm={{
            title: `同意重置 ${row.name} 的密码？`,
            text: `${row.reset.asked_by} 在 ${row.reset.ask_time.slice(0, 16)} 提出申请。请先向 ${row.name} 本人确认，再把同意码亲自交给本人。`,
            yes: '同意',
            danger: true,
          }}
          said={() => '已同意，请把同意码交给本人'}
          onDone={(reply) => {
            onGiven({ kind: 'approval', name: row.name, login_name: reply.login_name, secret: reply.approval_code })
            onDone()
          }}
        >
          同意重置
        </ActButton>
      )}
      <ActButton
        call={deskStaffResetCancel}
        input={{ staff_id: row.staff_id }}
        kind="text"
        said={() => '已取消重置'}
        onDone={onDone}
      >
        取消重置
      </ActButton>
    </>
  )
}
