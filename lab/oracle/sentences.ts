import { modulesBelow } from '../../contract/kit/found.ts';
import type { Sentence } from './sentence.ts';

const modules = await modulesBelow<Record<string, readonly Sentence[]>>(import.meta.url, /\.sentences\.ts$/);

export const sentences = modules.flatMap(([, module]) => Object.values(module).flat());
