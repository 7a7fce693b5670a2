import { testedFestival } from '#tests/festival/testedFestival.ts';
import { describeResources } from '#tests/suite/describeResources.ts';

describeResources(testedFestival);
