import { VERSION } from '@repo/domain/version'

import type { Config } from '../../app/config.ts'
import { examineBackups } from './examine-backups.ts'
import { examineData } from './examine-data.ts'
import { examineDisk } from './examine-disk.ts'
import { examineMail } from './examine-mail.ts'
import { examineReach } from './examine-reach.ts'
import { isWell, type Finding } from './finding.ts'

/** Looks over an installation from the outside; changes nothing in it and needs no server that runs. */
export const examine = async (config: Config, now: () => number): Promise<readonly Finding[]> => [
  isWell('version', `Latido ${VERSION} on Node ${process.versions.node}, ${process.platform} ${process.arch}`),
  ...(await examineData(config, now)),
  ...(await examineDisk(config, now())),
  examineBackups(config, now()),
  await examineMail(config),
  ...(await examineReach(config, now)),
]
