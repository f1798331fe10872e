/** Departments of the catalogue that a demonstration hospital of a kind has, the busiest first, separated by blanks. */
const departmentsByKind: Readonly<Record<number, string>> = {
  1:
    '心血管内科 消化内科 呼吸内科 神经内科 内分泌科 妇科 普通儿科 急诊内科 普通外科 泌尿外科 肾内科 脊柱外科 ' +
    '普通皮肤科 普通眼科 鼻科 血液内科 发热门诊 全科门诊 风湿免疫科 感染内科 创伤骨科 咽喉科 耳科 肝胆外科 神经外科 普通内科',
  2: '中医内科 针灸科 推拿科 中医妇科 中医骨伤科 中医皮肤科 中医儿科 治未病科 中医肛肠科 心血管内科 消化内科 康复科',
  3: '产科 妇科 普通儿科 儿童保健科 乳腺外科 妇科内分泌门诊 生殖医学科 盆底康复门诊 宫颈门诊 新生儿科',
  4: '普通儿科 小儿呼吸科 小儿消化科 小儿神经科 小儿内分泌科 小儿皮肤科 发育行为科 小儿外科 小儿骨科 小儿眼科 儿童保健科',
  5: '牙体牙髓科 口腔正畸科 牙周科 口腔种植科 口腔颌面外科 儿童口腔科 口腔黏膜科',
  6: '普通眼科 屈光科 小儿眼科 白内障科 青光眼科 眼底病科',
  7: '肿瘤内科 肿瘤外科 放射治疗科 妇科肿瘤科 乳腺外科 胸外科 甲状腺外科',
  8: '精神科 临床心理科 睡眠医学科 儿童青少年心理科 老年精神科 成瘾医学科',
  9: '全科门诊 家庭医生门诊 预防接种门诊 儿童保健科 中医内科',
  10: '康复科 疼痛科 神经康复科 关节外科 运动医学科 脊柱外科',
}

/** How many departments a hospital of a level opens; the highest open all. */
const openAt = (level: number): number => (level >= 33 ? 26 : level >= 30 ? 8 : level >= 20 ? 5 : 3)

/** Names of the catalogue's departments that a demonstration hospital has; kind and level as in the hospitals' rules. */
export const departmentsFor = (kind: number, level: number): readonly string[] =>
  (departmentsByKind[kind]?.split(' ') ?? []).slice(0, openAt(level))
