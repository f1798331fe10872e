import { findIdNumber } from '#app/areas/account/members/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { type CrowdTag, crowdTags } from '../rules.ts'
import { refreshStatus, refreshStatusOf } from './commands/status.ts'
import { opened } from './present.ts'
import * as queries from './queries.ts'
import {
  familyDoctorAssessments,
  familyDoctorEvents,
  familyDoctorPlans,
  familyDoctorRecords,
  familyDoctorReports,
  familyDoctorSettings,
} from './tables/of-members.ts'
import { familyDoctorSignings } from './tables/teams.ts'

const kept = '签约是您和社区团队的协议，签过的约和服务次数依法保存，不再和您的账号关联；没有签成的申请会删除'

export const subscribers: Subscribers = {
  async 'member.identified'({ memberId, patientId }, ctx) {
    const idNumber = await findIdNumber(ctx, patientId, memberId)
    if (idNumber !== undefined) await refreshStatus(ctx, idNumber)
  },

  async 'member.leaving'({ memberId, patientId }, ctx) {
    for (const row of await queries.forgetOwn(ctx.db, patientId as PatientId, memberId)) await refreshStatusOf(ctx, row)
  },

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const ever = await queries.listEver(ctx.db, patientId)
    const read = (sealed: string) => opened<object>(ctx, sealed)
    const timeOf = (at: Date | null) => (at === null ? '' : formatTime(at))
    hand({
      name: 'family_doctor',
      title: '家庭医生签约',
      tables: [familyDoctorSignings],
      keptBecause: kept,
      rows: ever.signings.map((row) => ({
        id: row.id,
        member_id: row.memberId ?? 0,
        state: row.state,
        reason: row.reason,
        tags: row.tagIds.map((tag) => crowdTags[tag as CrowdTag]),
        remark: opened<string>(ctx, row.remarkSealed),
        add_time: formatTime(row.madeAt),
        begin_date: row.beginsOn ?? '',
        end_date: row.endsOn ?? '',
      })),
    })
    hand({
      name: 'family_events',
      title: '健康轨迹',
      tables: [familyDoctorEvents],
      keptBecause: kept,
      rows: ever.events.map((row) => ({
        member_id: row.memberId ?? 0,
        kind: row.kind,
        ...read(row.contentSealed),
        add_time: formatTime(row.happenedAt),
      })),
    })
    hand({
      name: 'health_records',
      title: '健康档案',
      tables: [familyDoctorRecords, familyDoctorSettings],
      rows: [
        ...ever.records.map((row) => ({ member_id: row.memberId, ...read(row.contentSealed) })),
        ...ever.settings.map((row) => ({ member_id: row.memberId, config: read(row.configSealed) })),
      ],
    })
    hand({
      name: 'check_reports',
      title: '检查报告',
      tables: [familyDoctorReports],
      rows: ever.reports.map((row) => ({
        member_id: row.memberId,
        check_date: row.checkedOn,
        ...read(row.contentSealed),
        images: row.images,
      })),
    })
    hand({
      name: 'assessments',
      title: '健康评估',
      tables: [familyDoctorAssessments],
      rows: ever.assessments.map((row) => ({
        member_id: row.memberId,
        ...read(row.recordSealed),
        advice: row.adviceSealed === null ? '' : opened<string>(ctx, row.adviceSealed),
        add_time: formatTime(row.sentAt),
        answer_time: timeOf(row.answeredAt),
      })),
    })
    hand({
      name: 'health_plans',
      title: '健康计划',
      tables: [familyDoctorPlans],
      rows: ever.plans.map((plan) => ({
        member_id: plan.memberId,
        title: opened<string>(ctx, plan.titleSealed),
        content: ever.items
          .filter(({ item }) => item.planId === plan.id)
          .map(({ item }) => ({
            text: opened<string>(ctx, item.textSealed),
            confirm_time: timeOf(item.confirmedAt),
          })),
      })),
    })
  },

  async 'patient.left'({ patientId }, ctx) {
    for (const row of await queries.forgetOwn(ctx.db, patientId)) await refreshStatusOf(ctx, row)
  },
}
