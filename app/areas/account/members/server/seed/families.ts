import type { Seeded } from '#kit/random/seeded.ts'
import { addDays, type Day } from '#kit/time/day.ts'
import type { Relation } from '../../rules.ts'

/** Somebody of a made-up family. */
export interface Relative {
  relation: Relation
  truename: string
  sex: 'female' | 'male'
  birthday: Day
  idNumber: string
}

const surnames = [
  ...'林陈周吴徐孙胡朱高何郭罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田',
]
const given = {
  female: [
    '若溪',
    '雨桐',
    '静怡',
    '晓岚',
    '佩兰',
    '秀英',
    '思颖',
    '安琪',
    '月华',
    '清妍',
    '梓涵',
    '淑贞',
    '念慈',
    '书瑶',
  ],
  male: [
    '子墨',
    '浩然',
    '明远',
    '建国',
    '志远',
    '俊熙',
    '云帆',
    '德成',
    '承宇',
    '思齐',
    '立诚',
    '家栋',
    '一鸣',
    '永安',
  ],
}

/** A family of two to five: the patient, and those whom one books for. */
export const familyOf = (chance: Seeded, today: Day): Relative[] => {
  const sex = chance.pick(['female', 'male'] as const)
  const surname = chance.pick(surnames)
  const age = chance.int(26, 48)
  const make = (relation: Relation, of: Relative['sex'], years: number, family = surname): Relative => {
    const birthday = addDays(today, -Math.round(years * 365.25) - chance.int(1, 300))
    return {
      relation,
      sex: of,
      birthday,
      truename: family + chance.pick(given[of]),
      idNumber: idNumberOf(chance, birthday, of),
    }
  }
  const other = sex === 'female' ? 'male' : 'female'
  const parentSex = chance.pick(['female', 'male'] as const)
  const relatives = [
    make('spouse', other, age + chance.int(-3, 3), chance.pick(surnames)),
    make('child', chance.pick(['female', 'male'] as const), chance.int(0, Math.max(1, age - 24))),
    make('parent', parentSex, age + chance.int(23, 32), parentSex === 'male' ? surname : chance.pick(surnames)),
    make('sibling', chance.pick(['female', 'male'] as const), age + chance.int(-6, 6)),
  ]
  return [make('self', sex, age), ...relatives.slice(0, chance.int(1, relatives.length))]
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** An identity number that fits, of a division that does not exist, so that it can be nobody's. */
const idNumberOf = (chance: Seeded, birthday: Day, sex: Relative['sex']): string => {
  const order = `${String(chance.int(0, 99)).padStart(2, '0')}${chance.int(0, 4) * 2 + (sex === 'male' ? 1 : 0)}`
  const body = `999999${birthday.replaceAll('-', '')}${order}`
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body[at]), 0)
  return body + '10X98765432'[sum % 11]
}
