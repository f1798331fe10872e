import { type Seeded, seeded } from '#kit/random/seeded.ts'
import { introductions, notices, trafficAdvice } from './hospital-texts.ts'

/** A city to build hospitals in, as the location room knows it. */
export interface Ground {
  id: number
  areaCode: number
  name: string
  fullName: string
  /** Centre, in the Baidu system. */
  lat: number
  lng: number
  areas: readonly { id: number; name: string }[]
}

/** An invented hospital. No hospital of that name is known; its row, its address and what it says of itself say that it is a demonstration. */
export interface DemoHospital {
  /** `demo:440300:1`, the same on every machine. */
  key: string
  /** Key of the main hospital, for a branch. */
  parentKey: string | null
  name: string
  aliases: string[]
  level: number
  kind: number
  cityId: number
  areaId: number | null
  address: string
  lat: number
  lng: number
  phone: string
  openHours: string
  introduction: string
  traffic: string
  notice: string
}

/** Cities of the demonstration world: division code, dialling code, hospitals at scale 1. */
export const demoCities: readonly (readonly [areaCode: number, dial: string, count: number])[] = [
  [440300, '0755', 20],
  [110000, '010', 10],
  [310000, '021', 10],
  [440100, '020', 10],
  [330100, '0571', 8],
  [320100, '025', 8],
  [510100, '028', 8],
  [420100, '027', 8],
  [500000, '023', 8],
  [610100, '029', 8],
  [430100, '0731', 8],
  [441900, '0769', 8],
  [120000, '022', 5],
  [320500, '0512', 5],
  [410100, '0371', 5],
  [370200, '0532', 5],
  [370100, '0531', 5],
  [210100, '024', 5],
  [210200, '0411', 5],
  [350200, '0592', 5],
  [350100, '0591', 5],
  [330200, '0574', 5],
  [340100, '0551', 5],
  [530100, '0871', 5],
  [230100, '0451', 5],
  [360100, '0791', 5],
  [450100, '0771', 5],
  [440600, '0757', 5],
  [430700, '0736', 5],
  [451200, '0778', 5],
]

const words =
  '青禾 云杉 晨曦 海棠 松溪 白鹭 望舒 若谷 澄湖 知春 南枝 听涛 嘉木 泽兰 清源 明川 安澜 和煦 星桥 竹隐 棠梨 沐风 朝露 远岫 芳甸 鹿鸣 采薇 蒹葭 木樨 银杏 ' +
  '紫云 翠微 落霞 春江 秋水 暖阳 新荷 丹枫 碧梧 玉兰 金穗 长虹 悦山 锦帆 兰舟 月湖 石榴 桑榆 凌云 瑞雪 雨荷 流云 映山 麦田 甘泉 百川 千帆 万和 榕树 木棉'
const wordList = words.split(' ')

/** What the hospitals of a city are, in their order: kind, level, what stands behind the word in the name. */
const plan: readonly (readonly [kind: number, level: number, called: string, alias: string])[] = [
  [1, 33, '人民医院', '人医'],
  [2, 33, '中医院', '中医'],
  [3, 32, '妇幼保健院', '妇幼'],
  [5, 23, '口腔医院', '口腔'],
  [9, 1, '社区健康服务中心', '社康'],
  [4, 33, '儿童医院', '儿医'],
  [1, 32, '中心医院', '中心'],
  [7, 33, '肿瘤医院', '肿瘤'],
  [6, 30, '眼科医院', '眼科'],
  [8, 30, '心理医院', '心理'],
  [1, 23, '医院', '综合'],
  [10, 23, '康复医院', '康复'],
  [1, 33, '大学附属医院', '附院'],
  [2, 23, '中西医结合医院', '中西医'],
  [9, 10, '街道社区健康服务中心', '社康站'],
  [1, 22, '第一医院', '一院'],
  [9, 1, '社区医院', '社区'],
  [10, 30, '骨科医院', '骨科'],
  [3, 23, '妇产医院', '妇产'],
  [5, 20, '口腔门诊部', '牙科'],
]

const hours = {
  high: '门诊 8:00–12:00，14:00–17:30；急诊 24 小时',
  usual: '周一至周六 8:00–12:00，14:00–17:30',
  community: '周一至周日 8:00–12:00，14:30–17:30',
}

/** Chinese numerals to 99, for the second and later hospitals of a word. */
const numeral = (n: number): string => {
  const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']
  const tens = Math.floor(n / 10)
  return `${tens > 1 ? digits[tens] : ''}${tens > 0 ? '十' : ''}${digits[n % 10]}`
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** In cities of so many hospitals the first has branches. */
const BIG = 10

/** Invents the hospitals of the given cities, main hospitals before their branches; `scale` times as many as usual. */
export const demoHospitals = (grounds: readonly Ground[], scale = 1): DemoHospital[] => {
  const groundOf = new Map(grounds.map((ground) => [ground.areaCode, ground]))
  return demoCities.flatMap(([areaCode, dial, count]) => {
    const ground = groundOf.get(areaCode)
    return ground ? hospitalsOf(ground, dial, count * scale, count >= BIG) : []
  })
}

const hospitalsOf = (ground: Ground, dial: string, count: number, hasBranches: boolean): DemoHospital[] => {
  const chance = seeded(`hospitals ${ground.areaCode}`)
  const cityWords = chance.shuffle(wordList)
  const districts = ground.areas.filter((area) => /[区道镇]$/.test(area.name)).slice(0, 6)
  return Array.from({ length: count }, (_, i) => i).flatMap((i) => {
    const ordinal = Math.floor(i / cityWords.length)
    const word = cityWords[i % cityWords.length] as string
    const main = hospital(ground, districts, chance, { number: i + 1, word, ordinal, dial })
    return i === 0 && hasBranches ? [main, ...branchesOf(main, districts, ground, chance)] : [main]
  })
}

interface Place {
  number: number
  word: string
  ordinal: number
  dial: string
}

const hospital = (ground: Ground, districts: Ground['areas'], chance: Seeded, place: Place): DemoHospital => {
  const { number, word, ordinal, dial } = place
  const [kind, level, called, alias] = plan[(number - 1) % plan.length] as (typeof plan)[number]
  const plain = `${ground.name}${word}${ordinal > 0 ? `第${numeral(ordinal + 1)}` : ''}${called}`
  const spot = spotIn(ground, districts, chance)
  const values = { name: plain, area: spot.area, word }
  return {
    key: `demo:${ground.areaCode}:${number}`,
    parentKey: null,
    name: plain,
    aliases: [`${word}医院`, `${word}${alias}`, `${ground.name.slice(0, 1)}${word.slice(0, 1)}${alias}`],
    level,
    kind,
    cityId: ground.id,
    areaId: spot.areaId,
    address: `${ground.fullName}${spot.area}${word}路${chance.int(1, 299)}号（示范地址）`,
    lat: spot.lat,
    lng: spot.lng,
    phone: `${dial}-0000${String(1000 + number)}`,
    openHours: kind === 9 ? hours.community : level >= 30 ? hours.high : hours.usual,
    introduction: `演示用的虚构医院。${fill(chance.pick(introductions[kind] ?? ['']), values)}`,
    traffic: fill(chance.pick(trafficAdvice), values),
    notice: chance.next() < 0.4 ? chance.pick(notices) : '',
  }
}

/** Two more hospitals of a hospital, where the city is divided into districts. */
const branchesOf = (main: DemoHospital, districts: Ground['areas'], ground: Ground, chance: Seeded): DemoHospital[] =>
  districts.length < 3
    ? []
    : ['东院区', '西院区'].map((hospital, i) => {
        const spot = spotIn(ground, districts, chance)
        const name = `${main.name}${hospital}`
        return {
          ...main,
          key: `${main.key}:${i + 1}`,
          parentKey: main.key,
          name,
          lat: spot.lat,
          lng: spot.lng,
          areaId: spot.areaId,
          aliases: main.aliases.map((alias) => `${alias}${hospital.slice(0, 1)}院`),
          address: `${ground.fullName}${spot.area}${hospital.slice(0, 1)}环路${chance.int(1, 99)}号（示范地址）`,
          phone: main.phone.replace('0000', `000${i + 1}`),
          notice: '',
        }
      })

const KM_PER_DEGREE = 111

/** A spot in one of the districts, which are laid out around the centre: neighbours on the list are neighbours here. */
const spotIn = (ground: Ground, districts: Ground['areas'], chance: Seeded) => {
  const at = districts.length > 0 ? chance.int(0, districts.length - 1) : -1
  const angle = (2 * Math.PI * (at + chance.next())) / Math.max(1, districts.length)
  const km = 1 + 8 * chance.next()
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  return {
    area: districts[at]?.name ?? '',
    areaId: districts[at]?.id ?? null,
    lat: round(ground.lat + (km * Math.sin(angle)) / KM_PER_DEGREE),
    lng: round(ground.lng + (km * Math.cos(angle)) / (KM_PER_DEGREE * Math.cos((ground.lat * Math.PI) / 180))),
  }
}
