import { systemClock } from '../server/clock.ts';
import { openFiles } from '../server/files/open-files.ts';
import { replayErasures } from '../server/organizations/replay-erasures.ts';
import { runCommand } from './tenants/command.ts';

/** `npm run restore:replay`: after a backup was restored, erases once more who was erased since. */
await runCommand({
  name: 'restore:replay',
  options: {},
  work: async (db, _options, config) => {
    const count = await replayErasures(db, systemClock.now(), { config, files: openFiles(config.files) });
    return count === 0
      ? 'Nobody who was erased is there: the backup is younger than the last erasure.'
      : `${count} who had been erased were there again, and are erased once more.`;
  },
});
